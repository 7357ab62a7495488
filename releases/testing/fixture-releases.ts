import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleManifest } from '@lumora/shared-contract/releases';
import type { Release } from '../src/release-schema.ts';
import { compressFiles, contentHash, releaseFiles } from '../src/release-files.ts';
import { signRelease } from '../src/signatures/sign-release.ts';
import { newKeyPair } from '../src/signatures/signing-key.ts';
import type { Team } from '../src/signatures/teams.ts';
import type { Signer } from '../src/signatures/trust.ts';
import { promote } from '../src/channels/channel.ts';
import { FolderStore } from '../src/store/folder-store.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';

/** A folder store with a short poll interval, so that tests need not wait for a move. */
class TestStore extends FolderStore {
  override readonly pollIntervalMs = 20;
}

/** Creates an empty store in a temporary folder; `remove` deletes it. */
export async function temporaryStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumora-store-'));
  return { folder, store: new TestStore(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Creates a team with a new private key (`pem`) and a function that signs with it. */
export function newTeam(name: string, modules: string[]): Team & { pem: string; sign: Signer } {
  const { pem, publicKey } = newKeyPair();
  const key = createPrivateKey(pem);
  return {
    name,
    modules,
    pem,
    publicKey: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
    sign: (release) => signRelease(release, name, key),
  };
}

/** The team that signs fixtures. */
export const testTeam = newTeam('tests', ['*']);

/** Writes a `teams.json` with `testTeam` only and returns its path. */
export async function writeTeams(folder: string): Promise<string> {
  const file = path.join(folder, 'teams.json');
  const public_key = testTeam.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  await writeFile(file, JSON.stringify({ teams: [{ name: testTeam.name, modules: testTeam.modules, public_key }] }));
  return file;
}

interface Fixture extends Partial<
  Pick<Release, 'preload' | 'screens' | 'console' | 'fonts' | 'takes' | 'offers' | 'version' | 'shared' | 'provides'>
> {
  /** signer to use instead of `testTeam` */
  sign?: Signer;
  /** file contents by path, such as `client/entry.js` */
  files: Record<string, string>;
  manifest?: Partial<ModuleManifest>;
}

/** Publishes a small release whose entry is `client/entry.js`. */
export async function publishFixture(store: ReleaseStore, module: string, fixture: Fixture): Promise<Release> {
  const buildFolder = await writeBuild({ 'client/entry.js': `// ${randomUUID()}`, ...fixture.files });
  await compressFiles(buildFolder);
  const files = await releaseFiles(buildFolder);
  const server = 'server/server.mjs' in files ? { server: { entry: 'server.mjs' } } : {};
  const { version = '1.0.0', preload = none, screens = {}, console, fonts, takes, offers } = fixture;
  const { shared = [], provides = { shell: '1.0.0', api: '1.0.0' }, sign = testTeam.sign } = fixture;
  const content = {
    entry: 'entry.js',
    preload,
    screens,
    shared,
    source: randomUUID(),
    ...server,
    ...(console && { console }),
    ...(fonts && { fonts }),
    ...(takes && { takes }),
    ...(offers && { offers }),
    manifest: { ...emptyManifest(module), ...fixture.manifest },
  };
  const release: Release = {
    ...content,
    module,
    id: `${version}-${contentHash({ ...content, files })}`,
    version,
    files,
    commit: '',
    built_by: 'test@host',
    built_at: new Date().toISOString(),
    provides,
  };
  const signed = sign(release);
  await store.publish(signed, buildFolder);
  await rm(buildFolder, { recursive: true });
  return signed;
}

/** Publishes a fixture and promotes it. */
export async function releaseFixture(store: ReleaseStore, module: string, fixture: Fixture): Promise<Release> {
  const release = await publishFixture(store, module, fixture);
  await promote(store, module, { id: release.id, reason: '' });
  return release;
}

const none = { scripts: [], styles: [] };

async function writeBuild(files: Record<string, string>): Promise<string> {
  const buildFolder = await mkdtemp(path.join(tmpdir(), 'lumora-build-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.join(buildFolder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(buildFolder, file), content);
  }
  return buildFolder;
}

function emptyManifest(id: string): ModuleManifest {
  const kind = { shell: 'shell', 'mf-storefront': 'storefront' } as const;
  return {
    id,
    container: id.replaceAll('-', '_'),
    kind: id in kind ? kind[id as keyof typeof kind] : 'console',
    nav: [],
    routes: [],
    permissions: [],
    requires: { shell: '^1.0.0', api: '^1.0.0' },
  };
}
