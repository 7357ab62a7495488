import type { LoadableRelease } from '@lumora/shared-contract';

/** Adds one script of a release to the page, held to its integrity; rejects when it cannot be loaded or does not match. */
export function loadScript(release: LoadableRelease, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = release.base + file;
    script.crossOrigin = 'anonymous';
    script.integrity = release.integrity[file] ?? '';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
