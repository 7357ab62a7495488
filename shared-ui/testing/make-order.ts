import { randomInt, randomUUID } from 'node:crypto';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { OrderDetail, OrderRow, ShopOrder } from '@lumora/shared-contract/orders';
import { apiOrigin, call, makeAttribute, makeProduct, makeVariant, unique } from './real-api.ts';

let shopperCount = 0;

/** Creates a variant that is for sale at 999.50 rupees. */
export async function makeVariantForSale(stock = 5) {
  const product = await makeProduct({ is_active: true });
  const { values } = await makeAttribute(['Pink']);
  const variant = await makeVariant(product.id, values, { selling_price: 999.5, stock });
  return { product, variant };
}

/** Places an order of two pieces of a new product; `fields` override those of the request. Resolves to the order in the console. */
export async function makeOrder(fields: object = {}) {
  const sale = await makeVariantForSale();
  const name = unique('Asha');
  const { reference } = await placeOrder({
    lines: [{ variant_id: sale.variant.id, quantity: 2 }],
    total: 1999,
    name,
    // the API limits the orders of one phone number
    phone: `9${randomInt(100_000_000, 999_999_999)}`,
    email: 'asha@lumora.test',
    address: '12 Shastri Nagar, Jodhpur',
    pin_code: '342001',
    note: 'Ring twice',
    payment: 'cod',
    ...fields,
  });
  const [row] = (await call<ListResponse<OrderRow>>('GET', `/admin/orders/list?q=${reference}`)).data;
  return { ...sale, order: await readOrder(row?.id ?? 0) };
}

/** Reads an order as the console does. */
export async function readOrder(id: number): Promise<OrderDetail> {
  return (await call<ApiResponse<OrderDetail>>('GET', `/admin/orders/edit/${id}`)).data;
}

/** Posts an order. Each shopper has an own IP address, because the rate limit counts by address. */
async function placeOrder(body: object): Promise<ShopOrder> {
  shopperCount += 1;
  const response = await fetch(`${apiOrigin}/api/orders`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `10.8.${process.pid % 250}.${shopperCount}`,
    },
    body: JSON.stringify(body),
  });
  const result: ApiResponse<ShopOrder> = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(result));
  return result.data;
}
