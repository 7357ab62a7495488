import type { Product, ProductRow, Variant } from '@lumora/shared-contract/catalog';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { AttributeValue, SubCategory } from '@lumora/shared-contract/taxonomy';
import type { AdminCalls } from './admin-calls.ts';
import { listNewRows } from './new-rows.ts';
import type { Writer } from './writer.ts';

const variantsPath = '/admin/product-variants-and-attributes';
const variantsPerProduct = 3;
const namePrefix = 'Soaked product ';
const description = 'Written while the product was about to be killed. '.repeat(20);

/** Stores products, then three variants of each in one call. */
export async function productWriter(calls: AdminCalls): Promise<Writer> {
  const fields = await productFields(calls);
  const attributes = [await attributeChoice(calls)];
  const stored = new Map<string, { id: number; hasVariants: boolean }>();
  let [auditedId, acknowledged, sent] = [await lastId(calls), 0, 0];

  async function faultsOf({ id, name }: ProductRow): Promise<string[]> {
    const { data: product } = await calls.get<ApiResponse<Product>>(`/admin/products/edit/${id}`);
    const { data: variants } = await calls.get<ListResponse<Variant>>(`${variantsPath}/list/${id}`);
    const isWhole = product.description === description.trim() && product.slug !== '';
    const isHalf = variants.length !== 0 && variants.length !== variantsPerProduct;
    const isLost = stored.get(name)?.hasVariants === true && variants.length === 0;
    return [
      ...(isWhole ? [] : [`The product ${id} is not as it was sent.`]),
      ...(isHalf ? [`The product ${id} has ${variants.length} of ${variantsPerProduct} variants.`] : []),
      ...(isLost ? [`The variants of product ${id} were acknowledged and are lost.`] : []),
    ];
  }

  return {
    kind: 'products',
    concurrency: 4,
    get acknowledged() {
      return acknowledged;
    },
    async write() {
      const name = `${namePrefix}${(sent += 1)}`;
      const { data } = await calls.post<ApiResponse<Product>>('/admin/products/store', { ...fields, name });
      acknowledged += 1;
      const written = { id: data.id, hasVariants: false };
      stored.set(name, written);
      const prices = { purchase_price: 500, show_price: 1999, selling_price: 899.99, stock: 4 };
      await calls.post(`${variantsPath}/generate`, { product_id: data.id, attributes, ...prices });
      acknowledged += 1;
      written.hasVariants = true;
    },
    async audit() {
      const rows = await listNewRows<ProductRow>(calls, '/admin/products/list', auditedId);
      const ids = new Set(rows.map(({ id }) => id));
      const lost = [...stored.values()].filter(({ id }) => !ids.has(id));
      const faults = await Promise.all(rows.filter(({ name }) => name.startsWith(namePrefix)).map(faultsOf));
      auditedId = Math.max(auditedId, ...ids);
      stored.clear();
      return [...lost.map(({ id }) => `The product ${id} was acknowledged and is lost.`), ...faults.flat()];
    },
  };
}

async function productFields(calls: AdminCalls) {
  const [first] = (await calls.get<ListResponse<SubCategory>>('/admin/sub-categories/list')).data;
  if (first === undefined) throw new Error('The sample has no sub-category.');
  return { category_id: first.category_id, sub_category_id: first.id, description };
}

/** Creates three values of one attribute. */
async function attributeChoice(calls: AdminCalls) {
  const { data } = await calls.post<ApiResponse<{ id: number }>>('/admin/attributes/store', { title: 'Soak size' });
  const values: number[] = [];
  for (let n = 1; n <= variantsPerProduct; n += 1) {
    const input = { title: `Size ${n}`, attribute_id: data.id };
    values.push((await calls.post<ApiResponse<AttributeValue>>('/admin/attributes-values/store', input)).data.id);
  }
  return { attribute_id: data.id, attribute_values: values };
}

async function lastId(calls: AdminCalls): Promise<number> {
  const { data } = await calls.get<ListResponse<ProductRow>>(
    '/admin/products/list?sort=-created_at&page=1&page_size=100',
  );
  return Math.max(0, ...data.map(({ id }) => id));
}
