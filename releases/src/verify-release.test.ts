import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishFixture, temporaryStore } from '../testing/fixture-releases.ts';
import { findTampering } from './verify-release.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;

beforeEach(async () => {
  workspace = await temporaryStore();
});
afterEach(() => workspace.remove());

it.each(['client/routes.js', 'client/routes.js.br', 'client/routes.js.gz'])(
  'finds a release whose file %s alone was altered',
  async (file) => {
    const release = await publishFixture(workspace.store, 'mf-catalog', {
      files: { 'client/routes.js': '/* routes */'.repeat(100) },
    });
    const folder = await workspace.store.folderOf('mf-catalog', release.id);
    expect(await findTampering(release, folder)).toBeNull();

    await writeFile(path.join(folder, file), '/* altered */');

    expect(await findTampering(release, folder)).toBe('client/routes.js is missing or does not match its hash');
  },
);
