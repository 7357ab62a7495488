import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryStore, testTeam } from '@lumora/releases/testing/fixture-releases';
import { findTampering } from '@lumora/releases/verify-release';
import { addBuild, findBuild } from './build-cache.ts';
import { buildAndPublish } from './release-module.ts';
import { sourceHash } from './source-hash.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

/** A module that the bundler builds in a moment. */
const module = () => ({
  id: 'mf-catalog',
  folder: path.join(workspace.folder, 'mf-catalog'),
  version: '1.0.0',
  root: workspace.folder,
});

const manifest = {
  id: 'mf-catalog',
  container: 'mfe_catalog',
  kind: 'console',
  nav: [],
  routes: [],
  permissions: [],
  requires: { shell: '^1.0.0', api: '^1.0.0' },
};

const buildFile = `
import { writeFile } from 'node:fs/promises';

const manifest = ${JSON.stringify(JSON.stringify(manifest))};
const record = JSON.stringify({ entry: 'entry.js', preload: { scripts: [], styles: [] }, screens: {}, shared: [] });

export default ({ root }) => ({
  mode: 'production',
  context: root,
  entry: './src/entry.js',
  output: { path: root + '/dist/client', filename: 'entry.js' },
  plugins: [{ apply: (compiler) =>
    compiler.hooks.afterEmit.tapPromise('record', async () => {
      await writeFile(compiler.outputPath + '/../build.json', record);
      await writeFile(compiler.outputPath + '/manifest.json', manifest);
    }) }],
});`;

beforeEach(async () => {
  workspace = await temporaryStore();
  await write('package-lock.json', '{}');
  await write('build/shared-modules.ts', 'export {}');
  await write('mf-catalog/package.json', '{}');
  await write('mf-catalog/module.ts', `export default ${JSON.stringify(manifest)};`);
  await write('mf-catalog/rspack.config.ts', buildFile);
  await writeSource('first');
});
afterEach(() => workspace.remove());

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(workspace.folder, file)), { recursive: true });
  await writeFile(path.join(workspace.folder, file), content);
}

const writeSource = (text: string) => write('mf-catalog/src/entry.js', `console.log('${`${text} `.repeat(100)}');`);

async function addPresentBuild(): Promise<string> {
  return addBuild(module(), await sourceHash(module()));
}

const findPresentBuild = async () => findBuild(module(), await sourceHash(module()));

/** Publishes the module and returns its release, with the text of its entry as the store has it. */
async function publish() {
  const { release } = await buildAndPublish(workspace.store, module(), { sign: testTeam.sign });
  const folder = await workspace.store.folderOf('mf-catalog', release.id);
  return { release, folder, entry: await readFile(path.join(folder, 'client/entry.js'), 'utf8') };
}

describe('the cache of builds', () => {
  it('keeps a build in a private folder outside of the sources', async () => {
    const before = await sourceHash(module());
    const built = await addPresentBuild();

    expect(await findPresentBuild()).toBe(built);
    expect(path.relative(workspace.folder, built)).toBe(`node_modules/.cache/lumora/builds/mf-catalog/${before}`);
    expect((await stat(built)).mode & 0o777).toBe(0o700);
    expect(await sourceHash(module())).toBe(before);
  });

  it('publishes a cached build as a whole, signed release without building again', async () => {
    const { release: first } = await publish();
    await rm(path.join(workspace.folder, 'releases'), { recursive: true });
    const { ino } = await stat(path.join((await findPresentBuild()) ?? '', 'client/entry.js'));

    const { release, folder } = await publish();

    expect(release).toMatchObject({ id: first.id, files: first.files, signature: { team: 'tests' } });
    expect(release.files['client/entry.js']?.br).toBeGreaterThan(0);
    expect(await findTampering(release, folder)).toBeNull();
    expect((await stat(path.join((await findPresentBuild()) ?? '', 'client/entry.js'))).ino).toBe(ino);
  });

  it.each(['client/entry.js', 'client/entry.js.br', 'client/added.js', 'build.json', 'hashes.json'])(
    'builds anew when %s was altered',
    async (file) => {
      const built = await addPresentBuild();
      await writeFile(path.join(built, file), '{}');

      const { release, folder, entry } = await publish();

      expect(entry).toContain('first');
      expect(Object.keys(release.files)).toEqual(['client/entry.js', 'client/manifest.json']);
      expect(await findTampering(release, folder)).toBeNull();
    },
  );

  it('builds anew when a file is missing', async () => {
    const built = await addPresentBuild();
    await rm(path.join(built, 'client/entry.js'));

    expect((await publish()).entry).toContain('first');
  });

  it('builds a changed source, and finds the first build again when the change is undone', async () => {
    const first = await addPresentBuild();
    await writeSource('second');

    expect((await publish()).entry).toContain('second');
    await writeSource('first');
    expect(await findPresentBuild()).toBe(first);
  });

  it('keeps the three builds of a module that were used last', async () => {
    const cache = path.dirname(await addPresentBuild());
    for (const text of ['second', 'third']) {
      await writeSource(text);
      await addPresentBuild();
    }
    await writeSource('first');
    const first = await findPresentBuild();
    await writeSource('fourth');
    const fourth = await addPresentBuild();

    const kept = (await readdir(cache)).map((name) => path.join(cache, name));
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(expect.arrayContaining([first, fourth]));
  });

  it('leaves nothing behind of a build that fails', async () => {
    await write('mf-catalog/src/entry.js', 'const = 1;');

    await expect(addPresentBuild()).rejects.toMatchObject({ code: 'build_failed' });
    expect(await readdir(path.join(workspace.folder, 'node_modules/.cache/lumora/builds/mf-catalog'))).toEqual([]);
  });
});
