import type { Release } from '@lumora/shared-contract';

/** Every file of a release as it is stored, compressed forms included; `release.json` is not among them. */
export function storedFiles({ files }: Release): string[] {
  return Object.entries(files).flatMap(([file, { br, gz }]) => [
    file,
    ...(br === undefined ? [] : [`${file}.br`]),
    ...(gz === undefined ? [] : [`${file}.gz`]),
  ]);
}
