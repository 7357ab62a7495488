import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleManifest, Release } from '@lumora/shared-contract';
import { compressFiles, contentHash, releaseFiles } from '../src/publish/release-files.ts';
import { promote } from '../src/store/channel.ts';
import { FolderStore } from '../src/store/folder-store.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';

/** An empty store in a folder of its own; `remove` takes it away. */
export async function temporaryStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumora-store-'));
  return { folder, store: new FolderStore(folder), remove: () => rm(folder, { recursive: true, force: true }) };
}

interface Fixture extends Partial<
  Pick<Release, 'preload' | 'screens' | 'console' | 'fonts' | 'takes' | 'offers' | 'version'>
> {
  /** content by path below the release, such as `client/entry.js` */
  files: Record<string, string>;
  manifest?: Partial<ModuleManifest>;
}

/** Publishes a small hand-made release whose entry is `client/entry.js`. */
export async function publishFixture(store: ReleaseStore, module: string, fixture: Fixture): Promise<Release> {
  const built = await writeBuild({ 'client/entry.js': `// ${randomUUID()}`, ...fixture.files });
  const files = await releaseFiles(built);
  const server = 'server/server.mjs' in files ? { server: { entry: 'server.mjs' } } : {};
  const { version = '1.0.0', preload = none, screens = {}, console, fonts, takes, offers } = fixture;
  const content = {
    entry: 'entry.js',
    preload,
    screens,
    shared: [],
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
    files: await compressFiles(built, files),
    commit: '',
    built_by: 'test@host',
    built_at: new Date().toISOString(),
  };
  await store.publish(release, built);
  await rm(built, { recursive: true });
  return release;
}

/** Publishes a fixture and makes it live. */
export async function releaseFixture(store: ReleaseStore, module: string, fixture: Fixture): Promise<Release> {
  const release = await publishFixture(store, module, fixture);
  await promote(store, module, { id: release.id, reason: '' });
  return release;
}

const none = { scripts: [], styles: [] };

async function writeBuild(files: Record<string, string>): Promise<string> {
  const built = await mkdtemp(path.join(tmpdir(), 'lumora-build-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.join(built, path.dirname(file)), { recursive: true });
    await writeFile(path.join(built, file), content);
  }
  return built;
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
