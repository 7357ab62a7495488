import { expect, it } from '@jest/globals';
import { button, field, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { makeProductInCategory, openEdit } from '../testing/open-product-form.tsx';

useNetwork();
usePhone();

it('has a button to save, which is enabled while something is unsaved', async () => {
  const { product } = await makeProductInCategory();
  const { user } = openEdit(product.id);
  const name = await field('Name');
  expect(await button('Save changes')).toBeDisabled();

  await user.type(name, ' XL');

  expect(await button('Save changes')).toBeEnabled();
});
