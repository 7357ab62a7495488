import type { ShopOrder } from '@lumora/shared-contract/orders';
import { product } from './sample-shop.ts';

/** The API's response to an order of two pink products with the voucher. */
export const order: ShopOrder = {
  reference: 'LUM-7F3K2Q',
  status: 'new',
  payment: 'chat',
  lines: [
    {
      name: 'Chai & Chill',
      details: 'Size: 26x23 · Colour: Pink',
      sku: 'CHAI-2',
      path: '/products/chai-and-chill',
      image: product.images[0] ?? null,
      price: 3499,
      quantity: 2,
      total: 6998,
    },
  ],
  subtotal: 6998,
  voucher_code: 'GLOW500',
  discount: 500,
  total: 6498,
  name: 'Asha Rao',
  phone: '919876543210',
  email: '',
  address: '12 MG Road\nBengaluru',
  pin_code: '560001',
  note: '',
  reason: '',
  courier: '',
  tracking: '',
  created_at: '2026-11-21T08:30:00.000Z',
};
