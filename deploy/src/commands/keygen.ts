import { open } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';
import { newKeyPair } from '@lumora/releases/signatures/signing-key';
import type { Command } from './command.ts';

/** `npm run keygen`: creates a key pair for a team. Writes the private key to a file and prints the entry for teams.json. */
export const generateKeys: Command = {
  usage: 'keygen -- <team> <module>… ',
  summary: 'create the key pair of a team; prints its entry for teams.json',
  options: { out: { type: 'string' } },
  positionals: { min: 2, max: 100 },
  async run({ positionals: [team = '', ...modules], options, print }) {
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(team)) {
      throw new ReleaseError('usage', 'The name of a team consists of lower-case letters, digits and hyphens.');
    }
    const file = path.resolve(typeof options['out'] === 'string' ? options['out'] : `${team}.pem`);
    const { pem, publicKey } = newKeyPair();
    await writeNew(file, pem);
    print(`The private key is in ${file}. Keep it secret, and set SIGNING_KEY to it where the team releases.`);
    print('Add this to "teams" in the TEAMS_FILE of every gateway:');
    print(JSON.stringify({ name: team, modules, public_key: publicKey }));
  },
};

async function writeNew(file: string, pem: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(pem);
    await handle.close();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new ReleaseError('usage', `${file} exists, and keys are never overwritten. Use --out <file>.`);
  }
}
