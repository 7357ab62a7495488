import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { DeployError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';

/** Who may release what: `modules` are names, or `*` for all of them. */
export interface Team {
  name: string;
  modules: string[];
  publicKey: KeyObject;
}

/** As `teams.json` has it; the key is SPKI in base64. */
const teamsSchema = Type.Object({
  teams: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
      modules: Type.Array(Type.String(), { minItems: 1 }),
      public_key: Type.String({ minLength: 1 }),
    }),
  ),
});

/** The teams of a `teams.json`. Refuses a file that is not one, naming what is wrong. */
export async function readTeams(file: string): Promise<Team[]> {
  const value = await readJson(file);
  if (!Value.Check(teamsSchema, value)) {
    const [first] = Value.Errors(teamsSchema, value);
    throw new DeployError('usage', `${file}: ${first?.path ?? '/'} – ${first?.message ?? 'not as expected'}.`);
  }
  return value.teams.map(({ name, modules, public_key }) => ({
    name,
    modules,
    publicKey: keyOf(name, public_key, file),
  }));
}

/** Whether the team may release the module. */
export function owns({ modules }: Team, module: string): boolean {
  return modules.includes('*') || modules.includes(module);
}

function keyOf(team: string, publicKey: string, file: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // told below, with what to do
  }
  throw new DeployError('usage', `${file}: the key of team ${team} is no Ed25519 key. Make one with: npm run keygen`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const isMissing = errorCode(error) === 'ENOENT';
    throw new DeployError('usage', isMissing ? `There is no ${file}: TEAMS_FILE names it.` : `${file} is not JSON.`);
  }
}
