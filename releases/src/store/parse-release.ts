import { parseJson } from '../parse-json.ts';
import { ReleaseError } from '../release-error.ts';
import { release as releaseSchema, type Release } from '../release-schema.ts';

/**
 * Parses the `release.json` of the release `id` of `module`. Throws `ReleaseError` `invalid_release` when it is invalid or
 * describes another release.
 */
export function parseRelease(text: string, module: string, id: string): Release {
  const from = `${module}/${id}/release.json`;
  const release = parseJson(releaseSchema, text, from);
  if (release.module === module && release.id === id) return release;
  throw new ReleaseError('invalid_release', `${from} describes ${release.module}/${release.id}.`);
}
