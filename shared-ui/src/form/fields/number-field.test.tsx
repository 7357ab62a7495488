import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { button, openDialog, priority, type Save } from '../testing/category-dialog.tsx';

async function savePriority(text: string) {
  const onSave = jest.fn<Save>(async () => 'Category updated');
  const { user } = openDialog({ onSave });
  await user.clear(priority());
  if (text !== '') await user.type(priority(), text);
  await user.click(button('Save changes'));
  return onSave;
}

it.each([
  ['1,299', 1299],
  ['₹1,299.00', 1299],
  ['Rs 1,299/-', 1299],
])('saves the formatted number %s as a number', async (text, number) => {
  const onSave = await savePriority(text);

  await waitFor(() => expect(onSave.mock.lastCall?.[0]).toMatchObject({ priority: number }));
});

it.each([
  ['12-9', 'Priority must be a number'],
  ['1.5', 'Priority must be a whole number'],
  ['', 'Priority is required'],
])('keeps the text “%s” and shows what is wrong with it', async (text, message) => {
  const onSave = await savePriority(text);

  await waitFor(() => expect(priority()).toHaveAccessibleDescription(message));
  expect(priority()).toHaveValue(text);
  expect(priority()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});
