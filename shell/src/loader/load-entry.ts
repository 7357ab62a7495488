import type { LoadableRelease } from '@lumora/shared-contract';
import { isUnderDevelopment } from '../release-set.ts';
import { LateError } from './late-error.ts';
import { trustedAddress } from './trusted-address.ts';

/** How long (ms) an entry may take before its load counts as failed. */
const entryPatience = 15_000;

/**
 * Adds the entry of a release to the page, held to its integrity; rejects when it cannot be loaded, does not match, takes
 * too long, or has no hash to match. With `onLate` that is told, and waiting goes on. What a developer is changing has
 * no hash.
 */
export function loadEntry(
  { release, base, entry, integrity }: LoadableRelease,
  onLate?: (late: LateError) => void,
): Promise<void> {
  if (integrity === '' && !isUnderDevelopment(base))
    return Promise.reject(new Error(`${entry} of ${release} has no integrity.`));

  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new LateError(script.src, entryPatience));
    };
    const tell = onLate && (() => onLate(new LateError(script.src, entryPatience)));
    const timer = setTimeout(tell ?? giveUp, entryPatience);
    script.src = trustedAddress(base + entry);
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      script.remove();
      void refresh(script.src).then(() => reject(new Error(`${script.src} could not be loaded.`)));
    };
    document.head.append(script);
  });
}

/** What the browser has kept may be what is wrong: the next try is not to get it again. */
async function refresh(url: string): Promise<void> {
  await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
}
