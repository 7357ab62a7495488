import path from 'node:path';
import { ReleaseError } from '@lumora/releases/release-error';
import { newKeyPair } from '@lumora/releases/signatures/signing-key';
import { isTeamName } from '@lumora/releases/signatures/teams';
import { isModuleName } from '@lumora/releases/store/names';
import { writeIfAbsent } from '@lumora/releases/write-if-absent';
import type { Command } from './command.ts';

/** `npm run keygen`: creates a key pair for a team. Writes the private key to a file and prints the entry for teams.json. */
export const generateKeys: Command = {
  usage: 'keygen -- <team> <module>… ',
  summary: 'create the key pair of a team; prints its entry for teams.json',
  options: { out: { type: 'string' } },
  positionals: { min: 2, max: 100 },
  async run({ positionals: [team = '', ...modules], options, print }) {
    if (!isTeamName(team))
      throw new ReleaseError('usage', 'The name of a team consists of lower-case letters, digits and hyphens.');
    const wrong = modules.find((module) => module !== '*' && !isModuleName(module));
    if (wrong !== undefined)
      throw new ReleaseError('usage', `“${wrong}” is no name of a module, such as mf-sales, nor * for all modules.`);
    const file = path.resolve(typeof options['out'] === 'string' ? options['out'] : `${team}.pem`);
    const { pem, publicKey } = newKeyPair();
    if (!(await writeIfAbsent(file, pem, 0o600)))
      throw new ReleaseError('usage', `${file} exists, and keys are never overwritten. Use --out <file>.`);
    print(`The private key is in ${file}. Keep it secret, and set SIGNING_KEY to it where the team releases.`);
    print('Add this to "teams" in the TEAMS_FILE of every gateway:');
    print(JSON.stringify({ name: team, modules, public_key: publicKey }));
  },
};
