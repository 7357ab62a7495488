import { randomUUID } from 'node:crypto';
import type { ApiResponse, ListResponse, OrderDetail, OrderRow, ShopOrder } from '@lumora/shared-contract';
import {
  apiOrigin,
  call,
  makeAttribute,
  makeProduct,
  makeVariant,
  unique,
} from '@lumora/shared-ui/testing/real-api.ts';

let shoppers = 0;

/** A variant that shoppers may buy at 999.50 rupees. */
export async function makeVariantForSale(stock = 5) {
  const product = await makeProduct({ is_active: true });
  const { values } = await makeAttribute(['Pink']);
  const variant = await makeVariant(product.id, values, { selling_price: 999.5, stock });
  return { product, variant };
}

/** An order of two pieces of a new sign, as the console reads it; `fields` replace what the shopper says. */
export async function makeOrder(fields: object = {}) {
  const sign = await makeVariantForSale();
  const name = unique('Asha');
  const { reference } = await placeOrder({
    lines: [{ variant_id: sign.variant.id, quantity: 2 }],
    total: 1999,
    name,
    phone: '98765 43210',
    email: 'asha@lumora.test',
    address: '12 Shastri Nagar, Jodhpur',
    pin_code: '342001',
    note: 'Ring twice',
    payment: 'cod',
    ...fields,
  });
  const [row] = (await call<ListResponse<OrderRow>>('GET', `/admin/orders/list?q=${reference}`)).data;
  return { ...sign, order: await readOrder(row?.id ?? 0) };
}

export async function readOrder(id: number): Promise<OrderDetail> {
  return (await call<ApiResponse<OrderDetail>>('GET', `/admin/orders/edit/${id}`)).data;
}

/** Each shopper has an address of their own: the limit counts by address. */
async function placeOrder(body: object): Promise<ShopOrder> {
  shoppers += 1;
  const response = await fetch(`${apiOrigin}/api/orders`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `10.8.${process.pid % 250}.${shoppers}`,
    },
    body: JSON.stringify(body),
  });
  const answer: ApiResponse<ShopOrder> = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.data;
}
