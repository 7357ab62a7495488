import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Permission } from '@lumora/shared-contract/auth';
import type { Product, Variant } from '@lumora/shared-contract/catalog';
import { chooseIn, openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeAttribute, makeProduct, makeVariant } from '@lumora/shared-ui/testing/real-api.ts';
import { VariantManager } from '../variants/tab/variant-manager.tsx';

const root = '/admin/product-variants-and-attributes';

/** Creates a product, an attribute of three sizes, and a variant for each of `sizes`. */
export async function makeProductWithSizes(sizes: string[] = [], fields: Partial<Variant> = {}) {
  const product = await makeProduct();
  const size = await makeAttribute(['16x18', '9x9', '36x42']);
  const variants: Variant[] = [];
  for (const value of size.values.filter(({ title }) => sizes.includes(title))) {
    variants.push(await makeVariant(product.id, [value], fields));
  }
  return { product, size, variants };
}

/** Creates a product with three variants of which 4 are in stock, and returns their SKUs, too. */
export async function makeThreeVariants() {
  const created = await makeProductWithSizes(['16x18', '9x9', '36x42'], {
    show_price: 1000,
    selling_price: 900,
    stock: 4,
  });
  const [first = '', second = '', third = ''] = created.variants.map(({ sku }) => sku);
  return { ...created, first, second, third };
}

/** Opens the variants tab of a product. */
export function openVariants(product: Product, may?: readonly Permission[]) {
  return openPage(<VariantManager productId={product.id} productName={product.name} />, {
    path: `/admin/products/${product.id}/edit`,
    ...(may && { may }),
  });
}

/** Fetches the saved variants of a product. */
export async function fetchVariants({ id }: Product): Promise<Variant[]> {
  return (await call<{ data: Variant[] }>('GET', `${root}/list/${id}`)).data;
}

/** Saves a change of a variant as another user. */
export function changeElsewhere({ id }: Variant, fields: Partial<Variant>) {
  return call('POST', `${root}/update-many`, { variants: [{ id, ...fields }] });
}

/** Finds the cell of a column in the row of a SKU. */
export async function cell(sku: string, column: string): Promise<HTMLElement> {
  const cells = within(await rowOf(sku)).getAllByRole('gridcell');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const found = cells[headers.indexOf(column)];
  if (!found) throw new Error(`No column “${column}” among ${headers.join(', ')}`);
  return found;
}

/** Finds the row of a SKU by its text: a query by role would compute the names of all rows, which takes seconds. */
export async function rowOf(sku: string): Promise<HTMLElement> {
  const element = (await screen.findByText(sku)).closest<HTMLElement>('[role="row"]');
  if (!element) throw new Error(`“${sku}” is in no row`);
  return element;
}

/** Clicks a cell and types into it. */
export async function applyEdit(user: UserEvent, sku: string, column: string, keys: string) {
  await user.click(await cell(sku, column));
  await user.keyboard(keys);
}

/** Selects an attribute and its value in a row of the attribute picker. */
export async function pick(user: UserEvent, position: number, attribute: string, value: string) {
  const pair = within(await screen.findByRole('group', { name: `Attribute ${position}` }));
  await chooseIn(user, pair.getByRole('combobox', { name: 'Attribute' }), attribute);
  await chooseIn(user, pair.getByRole('combobox', { name: 'Value' }), value);
}
