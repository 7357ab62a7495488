import type { LoadableRelease } from '@lumora/shared-contract/releases';
import { isUnderDevelopment } from '../release-set.ts';
import { TimeoutError } from './timeout-error.ts';
import { refresh } from './refresh.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Timeout of an entry. */
const entryTimeoutMs = 15_000;

/**
 * Adds the entry script of a release to the page, with its integrity hash. Rejects if the script cannot be loaded, does not
 * match its hash, has no hash (except on a development server), or takes longer than 15 s. With `onTimeout` a timeout calls
 * the callback and the promise stays pending. A failed load is retried once without the HTTP cache, whose copy may be
 * corrupt.
 */
export async function loadEntry(
  { release, base, entry, integrity }: LoadableRelease,
  onTimeout?: (timeout: TimeoutError) => void,
): Promise<void> {
  if (integrity === '' && !isUnderDevelopment(base)) throw new Error(`${entry} of ${release} has no integrity.`);
  const url = trustedScriptUrl(base + entry);
  const first: { timeout?: TimeoutError } = {};
  const continuesAfter = (timeout: TimeoutError) => {
    first.timeout = timeout;
    onTimeout?.(timeout);
    return onTimeout !== undefined;
  };

  try {
    await addEntry(url, integrity, continuesAfter);
  } catch (error) {
    // no retry after a timeout, because it would time out again
    if (first.timeout) throw error;
    await refresh(base + entry);
    await addEntry(url, integrity, continuesAfter);
  }
}

function addEntry(url: string, integrity: string, continuesAfter: (timeout: TimeoutError) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => {
      const timeout = new TimeoutError(script.src, entryTimeoutMs);
      if (continuesAfter(timeout)) return;
      script.remove();
      reject(timeout);
    }, entryTimeoutMs);
    script.src = url;
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
