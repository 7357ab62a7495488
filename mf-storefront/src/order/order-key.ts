import { atom } from 'jotai';

/** The values of the form that finds an order. */
export interface OrderKey {
  reference: string;
  phone: string;
}

export const emptyOrderKey: OrderKey = { reference: '', phone: '' };

/** The values of the form on the Track page, in memory, so that Back from an order shows them again. */
export const orderKeyAtom = atom(emptyOrderKey);
