import { open } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '@lumora/releases/release-error';
import { errorCode } from '@lumora/shared-contract/error-code';
import { newKeyPair } from '@lumora/releases/signatures/signing-key';
import type { Command } from './command.ts';

/** `npm run keygen`: a key pair for a team. The private key goes to a file, the public one to whoever keeps teams.json. */
export const generateKeys: Command = {
  usage: 'keygen -- <team> <module>… ',
  summary: 'make a team’s key pair; prints its entry for teams.json',
  options: { out: { type: 'string' } },
  positionals: { min: 2, max: 100 },
  async run({ positionals: [team = '', ...modules], options, print }) {
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(team)) {
      throw new ReleaseError('usage', 'A team is named by small letters, digits and hyphens.');
    }
    const file = path.resolve(typeof options['out'] === 'string' ? options['out'] : `${team}.pem`);
    const { pem, publicKey } = newKeyPair();
    await writeNew(file, pem);
    print(`The private key is in ${file}: keep it secret, and let SIGNING_KEY name it where the team releases.`);
    print('Add this to "teams" in teams.json, which TEAMS_FILE names at every gateway:');
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
    throw new ReleaseError('usage', `${file} is there already; a key is never overwritten. Use --out <file>.`);
  }
}
