import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { findTampering } from '@lumora/releases/verify-release';
import { publishModule } from './publish-module.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let built: string;

beforeEach(async () => {
  workspace = await temporaryStore();
  built = path.join(workspace.folder, 'built');
  await write('build.json', JSON.stringify(record));
  await write('client/entry.js', '// entry');
  await write('client/routes.js', '/* routes */'.repeat(100));
  await write('client/manifest.json', JSON.stringify(manifest));
});
afterEach(() => workspace.remove());

const record = { entry: 'entry.js', preload: { scripts: ['routes.js'], styles: [] }, screens: {}, shared: [] };
const manifest = {
  id: 'mf-catalog',
  container: 'mfe_catalog',
  kind: 'console',
  nav: [],
  routes: [],
  permissions: [],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
};

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(built, file)), { recursive: true });
  await writeFile(path.join(built, file), content);
}

function publish(source = 'source') {
  const folder = path.join(workspace.folder, 'mf-catalog');
  return publishModule(
    workspace.store,
    { id: 'mf-catalog', folder, version: '1.2.3', root: workspace.folder },
    { source, built, sign: testTeam.sign },
  );
}

describe('publishing a build', () => {
  it('creates a release with all built files, whose hashes a gateway accepts', async () => {
    const { release, isNew } = await publish();

    expect(isNew).toBe(true);
    expect(release).toMatchObject({ ...record, module: 'mf-catalog', version: '1.2.3', manifest, source: 'source' });
    expect(release.id).toMatch(/^1\.2\.3-[0-9a-f]{16}$/);
    expect(Object.keys(release.files)).toEqual(['client/entry.js', 'client/manifest.json', 'client/routes.js']);
    expect(await findTampering(release, await workspace.store.folderOf('mf-catalog', release.id))).toBeNull();
  });

  it('returns the same release when it is published again', async () => {
    const { release } = await publish();

    expect(await publish()).toEqual({ release, isNew: false });
    expect(await workspace.store.listReleaseIds('mf-catalog')).toEqual([release.id]);
  });

  it('creates another id for other content', async () => {
    const { release } = await publish();
    await write('client/routes.js', '/* better routes */');

    expect((await publish()).release.id).not.toBe(release.id);
  });

  it('records the server bundle', async () => {
    await write('server/server.mjs', 'export const render = 1;');

    expect((await publish()).release.server).toEqual({ entry: 'server.mjs' });
  });

  it('rejects a build record that names a missing file', async () => {
    await write('build.json', JSON.stringify({ ...record, preload: { scripts: ['gone.js'], styles: [] } }));

    await expect(publish()).rejects.toThrow('mf-catalog: its build names client/gone.js but did not write it.');
  });

  it('rejects an invalid build record', async () => {
    await write('build.json', '{"entry": 7}');
    await expect(publish()).rejects.toMatchObject({ code: 'invalid_release' });

    await write('build.json', JSON.stringify({ ...record, entry: '../../secret.js' }));
    await expect(publish()).rejects.toMatchObject({ code: 'invalid_release' });
  });

  it('rejects a manifest that does not match the schema and names the invalid field', async () => {
    await write('client/manifest.json', JSON.stringify({ ...manifest, nav: [{ title: 'Catalog' }] }));

    await expect(publish()).rejects.toThrow('mf-catalog’s manifest.json: /nav/0/order');
  });

  it('rejects the manifest of another module', async () => {
    await write('client/manifest.json', JSON.stringify({ ...manifest, id: 'shell' }));

    await expect(publish()).rejects.toThrow('mf-catalog’s manifest.json describes shell.');
  });
});
