import { useSyncExternalStore } from 'react';
import { maxVoucherCodeLength } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';

const kept = safeStorage('local', 'lumora-voucher');
const listeners = new Set<() => void>();

/** The code that goes with this cart, in capitals; null without one. */
export function useVoucherCode(): string | null {
  return useSyncExternalStore(subscribe, readCode, () => null);
}

export function setVoucherCode(code: string | null): void {
  kept.set(code);
  listeners.forEach((listener) => listener());
}

/** A code as vouchers have it; null for an empty one. Whether there is such a voucher is the server's to say. */
export function voucherCodeIn(typed: string): string | null {
  return typed.trim().toUpperCase().slice(0, maxVoucherCodeLength) || null;
}

/** Anyone can write into the storage. */
function readCode(): string | null {
  return voucherCodeIn(kept.get() ?? '');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
