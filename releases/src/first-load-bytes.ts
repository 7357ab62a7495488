import type { Release } from './release-schema.ts';

/** Returns the size (gzip) of the files that a browser downloads for the first page of a module. */
export function firstLoadBytes({ entry, preload, files }: Pick<Release, 'entry' | 'preload' | 'files'>): number {
  const first = [entry, ...preload.scripts, ...preload.styles].map((file) => files[`client/${file}`]);
  return first.reduce((sum, file) => sum + (file?.gz ?? file?.size ?? 0), 0);
}
