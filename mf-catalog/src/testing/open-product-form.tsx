import { screen } from '@testing-library/react';
import type { Permission } from '@lumora/shared-contract/auth';
import type { Product } from '@lumora/shared-contract/catalog';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { PageExtension } from '@lumora/shared-ui';
import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { call, makeCategory, makeProduct, makeSubCategory } from '@lumora/shared-ui/testing/real-api.ts';
import { ProductCreatePage } from '../product-form/product-create-page.tsx';
import { ProductEditPage } from '../product-form/product-edit-page.tsx';

/** Creates a product in a new category and sub-category. */
export async function makeProductInCategory(fields: Partial<Product> = {}) {
  const category = await makeCategory();
  const subCategory = await makeSubCategory(category.id);
  const product = await makeProduct({ ...fields, category_id: category.id, sub_category_id: subCategory.id });
  return { category, subCategory, product };
}

export const openCreate = (search = '') =>
  openPage(<ProductCreatePage />, { path: '/admin/products/create', at: `/admin/products/create${search}` });

export function openEdit(
  id: number,
  search = '',
  options: { may?: readonly Permission[]; extensions?: PageExtension[] } = {},
) {
  return openPage(<ProductEditPage />, {
    path: '/admin/products/:id/edit',
    at: `/admin/products/${id}/edit${search}`,
    ...options,
  });
}

export const fetchProduct = async (id: number) =>
  (await call<ApiResponse<Product>>('GET', `/admin/products/edit/${id}`)).data;

export const tab = (name: RegExp) => screen.findByRole('tab', { name });
