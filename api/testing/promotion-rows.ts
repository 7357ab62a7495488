import type { Voucher, VoucherInput } from '@lumora/shared-contract/promotions';
import { plainPicture } from './pictures.ts';
import type { Caller } from './test-app.ts';

/** The required fields of each kind of promotion. */
export const minimalPromotion = {
  'header-offers': { text: 'Diwali: 20% off' },
  'pop-up-offers': { title: 'First light' },
  banners: { title: 'Light up', place: 'home_top' },
  'festival-banners': { title: 'Light up', festival_name: 'Diwali' },
};

type Kind = keyof typeof minimalPromotion;

/** Creates an active promotion, overridden by `fields`; throws an error with the response body when the API rejects it. */
export async function storePromotion(admin: Caller, kind: Kind, fields: Record<string, unknown> = {}) {
  const input = { ...minimalPromotion[kind], is_active: true, ...fields };
  const { status, body } = await admin.post(`/admin/${kind}/store`, input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** Returns a form with a picture for each part; `parts` maps the part name to the picture's width in px. */
export async function pictureForm(fields: Record<string, string | number>, parts: Record<string, number>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [part, width] of Object.entries(parts)) {
    form.append(part, new Blob([new Uint8Array(await plainPicture({ width, height: 400 }))]), 'sign.jpg');
  }
  return form;
}

/** Returns the ISO 8601 timestamp `ms` from now; a negative value gives a time in the past. */
export function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** Creates an active voucher of 10 %, overridden by `fields`; throws an error with the response body when the API rejects it. */
export async function storeVoucher(admin: Caller, fields: Partial<VoucherInput> = {}): Promise<Voucher> {
  const input = { code: 'FEST10', kind: 'percent', amount: 10, is_active: true, ...fields };
  const { status, body } = await admin.post<Voucher>('/admin/vouchers/store', input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
