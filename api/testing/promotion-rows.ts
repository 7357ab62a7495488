import type { Voucher, VoucherInput } from '@lumora/shared-contract';
import { plainPicture } from './pictures.ts';
import type { Caller } from './test-app.ts';

/** The least that each kind of promotion is stored with. */
export const minimalPromotion = {
  'header-offers': { text: 'Diwali: 20% off' },
  'pop-up-offers': { title: 'First light' },
  banners: { title: 'Light up', place: 'home_top' },
  'festival-banners': { title: 'Light up', festival_name: 'Diwali' },
};

type Kind = keyof typeof minimalPromotion;

/** Stores a promotion that is on unless the fields say otherwise; throws what was answered when it is refused. */
export async function storePromotion(admin: Caller, kind: Kind, fields: Record<string, unknown> = {}) {
  const input = { ...minimalPromotion[kind], is_active: true, ...fields };
  const { status, body } = await admin.post(`/admin/${kind}/store`, input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** A form with one picture (of its own width, so that each is another) for each named part. */
export async function pictureForm(fields: Record<string, string | number>, parts: Record<string, number>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [part, width] of Object.entries(parts)) {
    form.append(part, new Blob([new Uint8Array(await plainPicture({ width, height: 400 }))]), 'sign.jpg');
  }
  return form;
}

/** The moment so many ms from now; before it when negative. */
export function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** Stores a voucher of 10 % that is on, unless the fields say otherwise; throws what was answered when it is refused. */
export async function storeVoucher(admin: Caller, fields: Partial<VoucherInput> = {}): Promise<Voucher> {
  const input = { code: 'FEST10', kind: 'percent', amount: 10, is_active: true, ...fields };
  const { status, body } = await admin.post<Voucher>('/admin/vouchers/store', input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
