import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferenceFields } from './reference-fields.tsx';

function Fields() {
  const [referenceCm, setReferenceCm] = useState(200);
  return <ReferenceFields referenceCm={referenceCm} onChange={setReferenceCm} />;
}

const length = () => screen.getByRole('spinbutton', { name: 'Length in cm' });
const thing = () => screen.getByRole('combobox', { name: 'Thing' });

test('The length can be emptied and replaced, and selects the thing of that length', async () => {
  render(<Fields />);

  await userEvent.clear(length());
  expect(length()).toHaveValue(null);
  await userEvent.type(length(), '29.7');

  expect(length()).toHaveValue(29.7);
  expect(thing()).toHaveDisplayValue('A4 sheet, long side (29.7 cm)');
});

test('An invalid length is replaced by the last valid one when the field loses the focus', async () => {
  render(<Fields />);
  await userEvent.clear(length());
  await userEvent.type(length(), '0');
  expect(length()).toHaveValue(0);

  await userEvent.tab();

  expect(length()).toHaveValue(200);
  expect(thing()).toHaveDisplayValue('Door, height (200 cm)');
});

test('A selected thing sets the length', async () => {
  render(<Fields />);

  await userEvent.selectOptions(thing(), 'Double bed, width (152 cm)');

  expect(length()).toHaveValue(152);
});
