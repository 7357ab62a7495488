import type { LoadableRelease } from '@lumora/shared-contract';
import { isUnderDevelopment } from '../release-set.ts';
import { TimeoutError } from './timeout-error.ts';
import { refresh } from './refresh.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Timeout (ms) of an entry. */
const entryPatience = 15_000;

/**
 * Adds the entry script of a release to the page, with its integrity hash. Rejects if the script cannot be loaded, does not
 * match its hash, has no hash (except on a development server), or takes longer than 15 s. With `onLate` a timeout calls
 * the callback and the promise stays pending. A failed load is retried once without the HTTP cache, whose copy may be
 * corrupt.
 */
export async function loadEntry(
  { release, base, entry, integrity }: LoadableRelease,
  onLate?: (late: TimeoutError) => void,
): Promise<void> {
  if (integrity === '' && !isUnderDevelopment(base)) throw new Error(`${entry} of ${release} has no integrity.`);
  const address = trustedScriptUrl(base + entry);
  const first = { isLate: false };
  const waitsOn = (late: TimeoutError) => {
    first.isLate = true;
    onLate?.(late);
    return onLate !== undefined;
  };

  try {
    await addEntry(address, integrity, waitsOn);
  } catch (error) {
    // no retry after a timeout, because it would time out again
    if (first.isLate) throw error;
    await refresh(base + entry);
    await addEntry(address, integrity, waitsOn);
  }
}

function addEntry(address: string, integrity: string, waitsOn: (late: TimeoutError) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => {
      const late = new TimeoutError(script.src, entryPatience);
      if (waitsOn(late)) return;
      script.remove();
      reject(late);
    }, entryPatience);
    script.src = address;
    script.dataset['entry'] = '';
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${script.src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
