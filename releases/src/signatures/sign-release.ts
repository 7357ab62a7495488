import { sign, verify, type KeyObject } from 'node:crypto';
import type { Release } from '@lumora/shared-contract';
import { owns, type Team } from './teams.ts';

/** The release with the team's signature over everything that it says. */
export function signRelease(release: Release, team: string, key: KeyObject): Release {
  return { ...release, signature: { team, value: sign(null, signedText(release), key).toString('base64') } };
}

/** Why a release may not be trusted: unsigned, by the wrong team, or altered since; null when all is well. */
export function findForgery(release: Release, teams: Team[]): string | null {
  const { signature, module } = release;
  if (signature === undefined) return 'it is not signed';
  const team = teams.find(({ name }) => name === signature.team);
  if (team === undefined) return `it is signed by “${signature.team}”, which is no team of teams.json`;
  if (!owns(team, module)) return `team ${team.name} does not own ${module}`;
  const isTrue = verify(null, signedText(release), team.publicKey, Buffer.from(signature.value, 'base64'));
  return isTrue ? null : `its signature is not that of team ${team.name}, or it was altered after it was signed`;
}

/** The same text whatever the order in which a file lists its fields. The module's name and the id are part of it. */
function signedText(release: Release): Buffer {
  const { signature: _, ...signed } = release;
  return Buffer.from(`lumora release\n${JSON.stringify(signed, inOrder)}`);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
