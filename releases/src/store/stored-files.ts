import type { Release } from '../release-schema.ts';

/** Lists all stored files of a release with their compressed copies, without `release.json`. */
export function storedFiles({ files }: Release): string[] {
  return Object.entries(files).flatMap(([file, { br, gz }]) => [
    file,
    ...(br === undefined ? [] : [`${file}.br`]),
    ...(gz === undefined ? [] : [`${file}.gz`]),
  ]);
}
