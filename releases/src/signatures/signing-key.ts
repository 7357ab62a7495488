import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DeployError } from '../release-error.ts';
import { errorCode } from '@lumora/shared-contract/error-code';
import type { Team } from './teams.ts';

/** A new key pair: the private key as PEM (PKCS 8), the public one as `teams.json` wants it. */
export function newKeyPair(): { pem: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    publicKey: spki(publicKey),
  };
}

/** The private key in a PEM file. Refuses another kind of key. */
export async function readSigningKey(file: string): Promise<KeyObject> {
  const pem = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new DeployError(
      'usage',
      `There is no signing key ${file}: SIGNING_KEY names it. Make one with: npm run keygen`,
    );
  });
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // told below
  }
  throw new DeployError('usage', `${file} holds no Ed25519 private key.`);
}

/** The team whose key this is. Refuses a key that no team has. */
export function teamOf(key: KeyObject, teams: Team[]): Team {
  const own = spki(createPublicKey(key));
  const team = teams.find(({ publicKey }) => spki(publicKey) === own);
  if (team) return team;
  throw new DeployError(
    'usage',
    'The signing key belongs to no team of teams.json: its public key must be listed there.',
  );
}

/**
 * Where nobody has set up teams there is one, `local`, which owns everything: its key is made at the first start and
 * stays in the data folder. Several processes may start at once; the first one's key counts.
 */
export async function ensureLocalKeys({ teamsFile, keyFile }: { teamsFile: string; keyFile: string }): Promise<void> {
  for (const file of [keyFile, teamsFile]) await mkdir(path.dirname(file), { recursive: true });
  await writeOnce(keyFile, newKeyPair().pem);
  const public_key = spki(createPublicKey(await readSigningKey(keyFile)));
  await writeOnce(
    teamsFile,
    `${JSON.stringify({ teams: [{ name: 'local', modules: ['*'], public_key }] }, null, 2)}\n`,
  );
}

const spki = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');

/** Whole or not at all, and never over another. Only its owner may read it. */
async function writeOnce(file: string, text: string): Promise<void> {
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, text, { mode: 0o600 });
  try {
    await link(half, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(half);
  }
}
