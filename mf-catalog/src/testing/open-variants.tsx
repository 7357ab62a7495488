import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Permission, Product, Variant } from '@lumora/shared-contract';
import { chooseIn, openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeAttribute, makeProduct, makeVariant } from '@lumora/shared-ui/testing/real-api.ts';
import { VariantManager } from '../variants/variant-manager.tsx';

const root = '/admin/product-variants-and-attributes';

/** A product with an attribute of three sizes, and a variant for each of `sizes`. */
export async function makeProductWithSizes(sizes: string[] = [], fields: Partial<Variant> = {}) {
  const product = await makeProduct();
  const size = await makeAttribute(['16x18', '9x9', '36x42']);
  const variants: Variant[] = [];
  for (const value of size.values.filter(({ title }) => sizes.includes(title))) {
    variants.push(await makeVariant(product.id, [value], fields));
  }
  return { product, size, variants };
}

/** Opens the variants of a product, as its page would. */
export function openVariants(product: Product, may?: readonly Permission[]) {
  return openPage(<VariantManager productId={product.id} productName={product.name} />, {
    path: `/admin/products/${product.id}/edit`,
    ...(may && { may }),
  });
}

/** What the product has by now. */
export async function variantsOf({ id }: Product): Promise<Variant[]> {
  return (await call<{ data: Variant[] }>('GET', `${root}/list/${id}`)).data;
}

/** What somebody else saves meanwhile. */
export function changeElsewhere({ id }: Variant, fields: Partial<Variant>) {
  return call('POST', `${root}/update-many`, { variants: [{ id, ...fields }] });
}

/** The cell of a column in the row of a SKU. */
export async function cell(sku: string, column: string): Promise<HTMLElement> {
  const cells = within(await rowOf(sku)).getAllByRole('gridcell');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const found = cells[headers.indexOf(column)];
  if (!found) throw new Error(`No column “${column}” among ${headers.join(', ')}`);
  return found;
}

/** The row of a SKU; to compute the names of all rows would take seconds. */
export async function rowOf(sku: string): Promise<HTMLElement> {
  const shown = (await screen.findByText(sku)).closest<HTMLElement>('[role="row"]');
  if (!shown) throw new Error(`“${sku}” stands in no row`);
  return shown;
}

export async function applyEdit(user: UserEvent, sku: string, column: string, keys: string) {
  await user.click(await cell(sku, column));
  await user.keyboard(keys);
}

/** Chooses in a row of the attribute picker. */
export async function pick(user: UserEvent, position: number, attribute: string, value: string) {
  const pair = within(await screen.findByRole('group', { name: `Attribute ${position}` }));
  await chooseIn(user, pair.getByRole('combobox', { name: 'Attribute' }), attribute);
  await chooseIn(user, pair.getByRole('combobox', { name: 'Value' }), value);
}
