import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import sharp from 'sharp';

/** A call with its largest input; `send` resolves when the response was read completely. */
export interface LargestCall {
  name: string;
  send: () => Promise<void>;
}

type Send = (path: string, init?: { body?: unknown; method?: string; headers?: object }) => Promise<Response>;

interface Row {
  id: number;
  name: string;
  category_id: number;
}

const variantsRoot = '/admin/product-variants-and-attributes';
const form = (fields: Record<string, string>, files: [name: string, bytes: Buffer][]) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, bytes] of files) data.append(name, new Blob([new Uint8Array(bytes)]), `${randomUUID()}.png`);
  return data;
};

/** Returns every upload, bulk call and export of the API with the largest accepted input. */
export async function largestCalls(api: string, token: string): Promise<LargestCall[]> {
  const send = sender(api, token);
  const products = await readRows<Row>(await send('/admin/products/list?page=1&page_size=100'));
  const variants = await readRows<{ id: number }>(await send(`${variantsRoot}/list?page=1&page_size=100`));
  const [product = { id: 0, name: '', category_id: 0 }] = products;
  return [
    ...importCalls(send),
    ...(await pictureCalls(send, product)),
    ...bulkCalls(send, products, variants),
    ...voucherCalls(send, products),
    ...readCalls(send),
    ...shopperCalls(send, variants),
  ];
}

function sender(api: string, token: string): Send {
  return async (path, { body, method, headers } = {}) => {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${api}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { authorization: `Bearer ${token}`, ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    }
    return response;
  };
}

async function readRows<T>(response: Response): Promise<T[]> {
  const { data }: ListResponse<T> = await response.json();
  return data;
}

const call = (name: string, request: () => Promise<Response>): LargestCall => ({
  name,
  send: async () => void (await (await request()).arrayBuffer()),
});

function importCalls(send: Send): LargestCall[] {
  const upload = (csv: string, isDryRun: boolean) =>
    send(`/admin/products/import?dry_run=${isDryRun}`, { body: form({}, [['file', Buffer.from(csv)]]) });
  const rows = Array.from(
    { length: 20_000 },
    (_row, index) => `Imported ${index},LED Boards,Backlit Boards,${'x'.repeat(440)}`,
  );
  const csv = ['name,category,sub_category,description', ...rows].join('\n');
  return [
    call('import, 20,000 rows of 10 MB, dry run', () => upload(csv, true)),
    call('import, 9.5 MB of empty lines (rejected)', () => upload(`name,category\n${'\n'.repeat(9_500_000)}`, true)),
    call('import, 20,000 rows of 10 MB', () => upload(csv, false)),
  ];
}

async function pictureCalls(send: Send, product: Row): Promise<LargestCall[]> {
  // noise, which does not compress: just below 5 MB
  const raw = { width: 1_290, height: 1_290, channels: 3 } as const;
  const noise = await sharp(randomBytes(1_290 * 1_290 * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const pixels = { create: { width: 10_000, height: 5_000, channels: 3, background: '#ff2bd6' } } as const;
  const wide = await sharp(pixels).png().toBuffer();
  const times = (count: number, name: string): [string, Buffer][] => Array.from({ length: count }, () => [name, noise]);
  const store = (files: [string, Buffer][]) =>
    send('/admin/product-images/store', { body: form({ product_id: String(product.id) }, files) });
  return [
    call('product images, 20 of 5 MB', () => store(times(20, 'images[]'))),
    call('product image, 50 megapixels', () => store([['images[]', wide]])),
    call('variant, 10 images of 5 MB (no attribute: rejected)', () =>
      send(`${variantsRoot}/store`, { body: form({ product_id: String(product.id) }, times(10, 'variant_images[]')) }),
    ),
    call('category, image of 5 MB', () =>
      send('/admin/categories/store', {
        body: form({ title: `Category ${randomUUID()}`, priority: '1' }, times(1, 'imageFile')),
      }),
    ),
  ];
}

function bulkCalls(send: Send, products: Row[], variants: { id: number }[]): LargestCall[] {
  const ids = products.map(({ id }) => id);
  const edits = variants.map(({ id }) => ({ id, purchase_price: 1, show_price: 900, selling_price: 800, stock: 500 }));
  return [
    call('products bulk-update, 100', () => send('/admin/products/bulk-update', { body: { ids, is_active: true } })),
    call('variants update-many, 100', () => send(`${variantsRoot}/update-many`, { body: { variants: edits } })),
    call('products bulk-delete, 100 ids of nobody', () =>
      send('/admin/products/bulk-delete', { body: { ids: ids.map((id) => id + 1_000_000) } }),
    ),
    call('reviews approve, 100', () => send('/admin/reviews/approve', { body: { ids } })),
    call('list of 87,000 lines in a body of 256 KB (rejected)', () =>
      send('/cart/quote', { body: { lines: Array.from({ length: 87_000 }, () => ({})) } }),
    ),
  ];
}

function voucherCalls(send: Send, products: Row[]): LargestCall[] {
  const rule = { kind: 'percent', amount: 10, per_customer_limit: 1, is_active: true };
  const product_ids = products.slice(0, 40).map(({ id }) => id);
  const generate = (scope: object) =>
    send('/admin/vouchers/generate', { body: { ...rule, count: 5_000, prefix: 'BENCH', ...scope } });
  return [
    call('vouchers generate, 5,000 codes', () => generate({})),
    call('vouchers generate, 5,000 codes for 40 products', () => generate({ product_ids })),
  ];
}

function readCalls(send: Send): LargestCall[] {
  return [
    call('products export.csv', () => send('/admin/products/export.csv')),
    call('vouchers export.csv', () => send('/admin/vouchers/export.csv')),
    call('orders export.csv', () => send('/admin/orders/export.csv')),
    call('sitemap/products-1', () => send('/sitemap/products-1')),
    call('products list without page', () => send('/admin/products/list')),
    call('variants list without page', () => send(`${variantsRoot}/list`)),
    call('vouchers list without page', () => send('/admin/vouchers/list')),
  ];
}

function shopperCalls(send: Send, variants: { id: number }[]): LargestCall[] {
  const lines = variants.slice(0, 50).map(({ id }) => ({ variant_id: id, quantity: 1 }));
  const customer = {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 MG Road, Pune',
    pin_code: '411001',
    payment: 'cod',
  };
  const order = async () => {
    const quote = await send('/cart/quote', { body: { lines } });
    const { data }: ApiResponse<{ total: number }> = await quote.json();
    const headers = { 'idempotency-key': randomUUID() };
    return send('/orders', { body: { ...customer, lines, total: data.total }, headers });
  };
  return [call('cart quote, 50 lines', () => send('/cart/quote', { body: { lines } })), call('order, 50 lines', order)];
}
