import type { LoadableRelease } from '@lumora/shared-contract';
import { trustedAddress } from './trusted-address.ts';

/**
 * Adds the entry of a release to the page, held to its integrity; rejects when it cannot be loaded, does not match, or
 * has no hash to match.
 */
export function loadEntry({ release, base, entry, integrity }: LoadableRelease): Promise<void> {
  if (integrity === '') return Promise.reject(new Error(`${entry} of ${release} has no integrity.`));

  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedAddress(base + entry);
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
