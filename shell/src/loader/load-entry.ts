import type { LoadableRelease } from '@lumora/shared-contract';
import { isUnderDevelopment } from '../release-set.ts';
import { TimeoutError } from './timeout-error.ts';
import { refresh } from './refresh.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** How long (ms) an entry may take before its load counts as failed. */
const entryPatience = 15_000;

/**
 * Adds the entry of a release to the page, held to its integrity; rejects when it cannot be loaded, does not match, takes
 * too long, or has no hash to match. With `onLate` that is told, and waiting goes on. What a developer is changing has
 * no hash. One that fails is tried a second time, past what the browser keeps: that may be what is wrong.
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
    // what hung would hang again
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
