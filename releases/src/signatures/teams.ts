import { createPublicKey, type KeyObject } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { ReleaseError } from '../release-error.ts';
import { readSettingFile } from '../setting-file.ts';

/** A team with the modules that it may release: module names, or `*` for all. */
export interface Team {
  name: string;
  modules: string[];
  publicKey: KeyObject;
}

const teamName = '^[a-z0-9][a-z0-9-]{0,39}$';

/** Returns whether `name` is a valid name of a team. */
export function isTeamName(name: string): boolean {
  return new RegExp(teamName).test(name);
}

/** The format of `teams.json`; `public_key` is base64 SPKI. */
const teamsSchema = Type.Object({
  teams: Type.Array(
    Type.Object({
      name: Type.String({ pattern: teamName }),
      modules: Type.Array(Type.String(), { minItems: 1 }),
      public_key: Type.String({ minLength: 1 }),
    }),
  ),
});

/** Reads a `teams.json`. Throws `ReleaseError` `usage` when the file cannot be read, is invalid or holds another kind of key. */
export async function readTeams(file: string): Promise<Team[]> {
  const { teams } = await readSettingFile(teamsSchema, { setting: 'TEAMS_FILE', file });
  return teams.map(({ name, modules, public_key }) => ({
    name,
    modules,
    publicKey: parsePublicKey(name, public_key, file),
  }));
}

/** Returns whether the team may release the module. */
export function ownsModule({ modules }: Team, module: string): boolean {
  return modules.includes('*') || modules.includes(module);
}

function parsePublicKey(team: string, publicKey: string, file: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the error below covers this case
  }
  throw new ReleaseError('usage', `${file}: the key of team ${team} is no Ed25519 key. Make one with: npm run keygen`);
}
