import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Design } from '@lumora/shared-contract/designs';
import type { Room } from './rooms.ts';
import { SignPicture } from './sign-picture.tsx';

test('A sign of 130 cm is larger in a room than one of 80 cm', () => {
  expect(partOfWidth(130)).toBeGreaterThan(1.5 * partOfWidth(80));
});

test('The view widens for a sign of 240 cm', () => {
  expect(partOfWidth(240)).toBeLessThan(0.8);
});

test('A sign of 80 cm takes two thirds of the width of a brick wall', () => {
  expect(partOfWidth(80, 'brick')).toBeGreaterThan(0.62);
  expect(partOfWidth(80, 'brick')).toBeLessThan(0.7);
});

/** Returns which part of the width of the picture a sign of this width (cm) takes. */
function partOfWidth(width_cm: number, room: Room = 'living'): number {
  const design: Design = {
    lines: [{ text: 'Good vibes', font: 'varela-round', tube: 'pink' }],
    width_cm,
    backboard: 'clear',
    dimmer: false,
    outdoor: false,
  };
  const { unmount } = render(<SignPicture isLit design={design} drawing={undefined} room={room} />);
  const [, , width] = (screen.getByRole('img').getAttribute('viewBox') ?? '').split(' ');
  unmount();
  return width_cm / Number(width);
}
