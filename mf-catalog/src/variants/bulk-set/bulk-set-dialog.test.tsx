import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { applyEdit, cell, makeThreeVariants, openVariants, rowOf } from '../../testing/open-variants.tsx';

useNetwork();

it('changes unsaved prices from their typed values, and the others from their saved values', async () => {
  const { user, first, second } = await selectTwoVariants();
  await applyEdit(user, first, 'Selling', '500{Enter}');

  await typeChange(user, '+10%');

  expect(previewRows()).toEqual(['500 → 550', '900 → 990']);
  await user.keyboard('{Enter}');
  expect(await cell(first, 'Selling')).toHaveTextContent('₹550');
  expect(await cell(second, 'Selling')).toHaveTextContent('₹990');
});

it('changes a price from its saved value if the typed text is not a number', async () => {
  const { user, first } = await selectTwoVariants();
  await applyEdit(user, first, 'Selling', 'half{Enter}');

  await typeChange(user, '+100');

  expect(previewRows()).toEqual(['900 → 1,000', '900 → 1,000']);
});

/** Selects two variants that cost 900 rupees each. */
async function selectTwoVariants() {
  const { product, first, second } = await makeThreeVariants();
  const { user } = openVariants(product);
  for (const sku of [first, second]) await user.click(within(await rowOf(sku)).getByRole('checkbox'));
  return { user, first, second };
}

/** Types a change of the selling prices of the selected variants. */
async function typeChange(user: UserEvent, text: string) {
  await user.click(await button('Set prices or stock'));
  await user.type(await screen.findByRole('textbox', { name: 'New value' }), text);
}

/** Lists the amounts of the preview, such as `500 → 550`. */
function previewRows(): string[] {
  const [, ...rows] = within(screen.getByRole('table', { name: 'Preview' })).getAllByRole('row');
  return rows.map((row) => {
    const [, before, after] = within(row).getAllByRole('cell');
    return `${before?.textContent} → ${after?.textContent}`.replaceAll('₹', '');
  });
}
