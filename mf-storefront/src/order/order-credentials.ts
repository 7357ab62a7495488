import { atom } from 'jotai';

/** The values of the form that finds an order. */
export interface OrderCredentials {
  reference: string;
  phone: string;
}

export const emptyOrderCredentials: OrderCredentials = { reference: '', phone: '' };

/** The values of the form on the Track page, in memory, so that Back from an order shows them again; a link to the page empties it. */
export const orderCredentialsAtom = atom(emptyOrderCredentials);
