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

test.each([20, 80, 240])('The close-up of a sign of %s cm is little wider than its board', (width_cm) => {
  render(<SignPicture isLit isCloseUp design={goodVibes(width_cm)} drawing={undefined} aspect={4 / 5} />);

  const [x = 0, , width = 0] = viewBox();
  const board = screen.getByRole('img').querySelector('rect[rx="2"]');
  expect(Number(board?.getAttribute('x'))).toBeGreaterThan(x);
  expect((width_cm + 6) / width).toBeGreaterThan(0.9);
  expect((width_cm + 6) / width).toBeLessThan(0.96);
});

/** Returns which part of the width of the picture a sign of this width (cm) takes. */
function partOfWidth(width_cm: number, room: Room = 'living'): number {
  const { unmount } = render(<SignPicture isLit design={goodVibes(width_cm)} drawing={undefined} room={room} />);
  const [, , width = 0] = viewBox();
  unmount();
  return width_cm / width;
}

function goodVibes(width_cm: number): Design {
  return {
    lines: [{ text: 'Good vibes', font: 'varela-round', tube: 'pink' }],
    width_cm,
    backboard: 'clear',
    dimmer: false,
    outdoor: false,
  };
}

/** Returns x, y, width and height of the part of the wall that the picture shows, cm. */
function viewBox(): number[] {
  return (screen.getByRole('img').getAttribute('viewBox') ?? '').split(' ').map(Number);
}
