import { getDefaultStore, useAtomValue } from 'jotai';
import { maxVoucherCodeLength } from '@lumora/shared-contract/promotions';
import { storedAtom } from '../storage/stored-atom.ts';
import { useIsHydrated } from '../browser-state/use-is-hydrated.ts';

const voucherCodeAtom = storedAtom('lumora-voucher', {
  parse: (text) => parseVoucherCode(text ?? ''),
  format: (code) => code,
});

/** Returns the voucher code of the cart in upper case; null without one, on the server and until hydration. */
export function useVoucherCode(): string | null {
  const code = useAtomValue(voucherCodeAtom);
  return useIsHydrated() ? code : null;
}

/** Replaces the voucher code of the cart; null removes it. */
export function setVoucherCode(code: string | null): void {
  getDefaultStore().set(voucherCodeAtom, code);
}

/**
 * Normalises a typed or copied code: letters, digits and hyphens only, as codes have, in upper case and limited in length;
 * null when empty. Does not check that it exists.
 */
export function parseVoucherCode(typed: string): string | null {
  const code = typed.replace(/\p{Dash}/gu, '-').replace(/[^\p{L}\p{N}-]/gu, '');
  return code.toUpperCase().slice(0, maxVoucherCodeLength) || null;
}
