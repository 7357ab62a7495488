import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeIfAbsent } from '../write-if-absent.ts';
import { formatJson } from '../format-json.ts';
import { ReleaseError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import type { Team } from './teams.ts';

/** Creates an Ed25519 key pair: the private key as PEM (PKCS #8), the public key as base64 SPKI for `teams.json`. */
export function newKeyPair(): { pem: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    publicKey: spki(publicKey),
  };
}

/** Reads the Ed25519 private key in a PEM file. Throws `ReleaseError` `usage` when it is missing or another kind of key. */
export async function readSigningKey(file: string): Promise<KeyObject> {
  const pem = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new ReleaseError(
      'usage',
      `There is no signing key ${file}: SIGNING_KEY names it. Make one with: npm run keygen`,
    );
  });
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the error below covers this case
  }
  throw new ReleaseError('usage', `${file} holds no Ed25519 private key.`);
}

/** Returns the team that owns the key. Throws `ReleaseError` `usage` when no team has this key. */
export function getTeamOfKey(key: KeyObject, teams: Team[]): Team {
  const own = spki(createPublicKey(key));
  const team = teams.find(({ publicKey }) => spki(publicKey) === own);
  if (team) return team;
  throw new ReleaseError(
    'usage',
    'The signing key belongs to no team of teams.json: its public key must be listed there.',
  );
}

/**
 * Creates the key and `teams.json` of the team `local`, which owns all modules and is used when no teams are
 * configured. Existing files are not changed. When several processes start at once, they share the first one's key.
 */
export async function ensureLocalKeys({ teamsFile, keyFile }: { teamsFile: string; keyFile: string }): Promise<void> {
  await writeIfAbsent(keyFile, newKeyPair().pem, ownerOnly);
  const public_key = spki(createPublicKey(await readSigningKey(keyFile)));
  await writeIfAbsent(teamsFile, formatJson({ teams: [{ name: 'local', modules: ['*'], public_key }] }), ownerOnly);
}

/** Mode of files that hold or describe keys. */
const ownerOnly = 0o600;

const spki = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');
