import { sign, verify, type KeyObject } from 'node:crypto';
import type { Release } from '../release-schema.ts';
import { ownsModule, type Team } from './teams.ts';

/** Returns the release with the team's Ed25519 signature over all its fields. */
export function signRelease(release: Release, team: string, key: KeyObject): Release {
  return { ...release, signature: { team, value: sign(null, signedText(release), key).toString('base64') } };
}

/** Returns why a release is not trusted (unsigned, signed by the wrong team, altered since), or null when it is valid. */
export function findForgery(release: Release, teams: Team[]): string | null {
  const { signature, module } = release;
  if (signature === undefined) return 'it is not signed';
  const team = teams.find(({ name }) => name === signature.team);
  if (team === undefined) return `it is signed by “${signature.team}”, which is no team of teams.json`;
  if (!ownsModule(team, module)) return `team ${team.name} does not own ${module}`;
  const isValid = verify(null, signedText(release), team.publicKey, Buffer.from(signature.value, 'base64'));
  return isValid ? null : `its signature is not that of team ${team.name}, or it was altered after it was signed`;
}

/** Serializes with sorted keys, so the order of fields in a file does not matter. Includes module name and release id. */
function signedText(release: Release): Buffer {
  const { signature: _, ...signed } = release;
  return Buffer.from(`lumora release\n${JSON.stringify(signed, sortKeys)}`);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
