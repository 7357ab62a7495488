import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { NoPicture } from './no-picture.tsx';

test.each([
  ['श्री लोटस', 'श्री'],
  ['Étoile', 'É'],
])('The placeholder of %s shows its complete first character', (name, letter) => {
  render(<NoPicture name={name} />);

  expect(screen.getByText(letter)).toBeVisible();
});
