import type { LoadableRelease } from '@lumora/shared-contract';

/**
 * Adds one script of a release to the page, held to its integrity; rejects when it cannot be loaded, does not match, or
 * has no hash to match.
 */
export function loadScript(release: LoadableRelease, file: string): Promise<void> {
  const integrity = release.integrity[file];
  if (integrity === undefined) return Promise.reject(new Error(`${file} of ${release.release} has no integrity.`));

  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = release.base + file;
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
