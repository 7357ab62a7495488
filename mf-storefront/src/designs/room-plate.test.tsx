import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { SignScene } from '@lumora/shared-contract/designs';
import { RoomPlate } from './room-plate.tsx';
import { plateCm } from './rooms.ts';

/** Returns how far (cm) the furniture is below the lower edge of a board of `height` cm. */
function furnitureBelow(height: number): number {
  const scene: Pick<SignScene, 'board' | 'middle'> = { board: { x: 0, y: 20, width: 100, height }, middle: 50 };
  const area = { x: -60, y: 0, width: 220, height: 110 };
  const { container } = render(
    <svg>
      <RoomPlate room="brick" scene={scene} area={area} />
    </svg>,
  );
  const y = Number(container.querySelector('image')?.getAttribute('y'));
  return y + plateCm.furnitureBelowTop - (20 + height);
}

test('The dimension label of a tall sign is above the furniture', () => {
  expect(furnitureBelow(63)).toBeGreaterThanOrEqual(14);
});

test('The furniture is close to a low sign', () => {
  expect(furnitureBelow(15)).toBeLessThan(20);
});
