import { useSyncExternalStore } from 'react';
import { maxVoucherCodeLength } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';

const storage = safeStorage('local', 'lumora-voucher');
const listeners = new Set<() => void>();

/** Returns the voucher code of the cart in upper case; null without one, on the server and until hydration. */
export function useVoucherCode(): string | null {
  return useSyncExternalStore(subscribe, readCode, () => null);
}

export function setVoucherCode(code: string | null): void {
  storage.set(code);
  listeners.forEach((listener) => listener());
}

/** Normalises a typed code: trimmed, upper case, limited in length; null when empty. Does not check that it exists. */
export function parseVoucherCode(typed: string): string | null {
  return typed.trim().toUpperCase().slice(0, maxVoucherCodeLength) || null;
}

/** Normalises the stored code too, because storage is not trusted. */
function readCode(): string | null {
  return parseVoucherCode(storage.get() ?? '');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
