import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CutInMiddle } from './cut-in-middle.tsx';

it.each([
  ['LUM-OH-BABY-FLORAL-MOON-36X42-LE-NB', 'LUM-OH-BABY…36X42-LE-NB'],
  ['BUTTERFLY-SIGN-16X18-WARMWHITE-CTS', 'BUTTERFLY…WARMWHITE-CTS'],
  ['MAHARAJA_SIGN_RED_LARGE_01', 'MAHARAJA…N_RED_LARGE_01'],
])('shows the start and the end of %s', (sku, shown) => {
  render(<CutInMiddle>{sku}</CutInMiddle>);

  expect(screen.getByTitle(sku)).toHaveTextContent(`${sku}${shown}`);
});

it('shows a short SKU as it is', () => {
  render(<CutInMiddle>LUM-ACC-OUTDOOR-BOX</CutInMiddle>);

  expect(screen.getByTitle('LUM-ACC-OUTDOOR-BOX')).toHaveTextContent(/^LUM-ACC-OUTDOOR-BOX$/);
});
