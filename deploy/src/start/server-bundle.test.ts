import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lumora-bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a copied project starts its own sources, also with the bundles of the original', async () => {
  const original = path.join(folder, 'original');
  const copy = path.join(folder, 'copy');
  await writeProject(original);
  await started(original);
  await cp(original, copy, { recursive: true, verbatimSymlinks: true });

  expect(await started(copy)).toBe(pathToFileURL(path.join(copy, 'deploy/src/start/start.ts')).href);
});

/** A project whose server has one file, which exports its own URL. */
async function writeProject(root: string): Promise<void> {
  const start = path.join(root, 'deploy/src/start');
  await mkdir(start, { recursive: true });
  await cp(path.join(workspace, 'deploy/src/start/server-bundle.mjs'), path.join(start, 'server-bundle.mjs'));
  await writeFile(path.join(start, 'start.ts'), 'export const url = import.meta.url;');
  await writeFile(path.join(root, 'deploy/package.json'), '{}');
  await writeFile(path.join(root, 'package-lock.json'), '{}');
  await mkdir(path.join(root, 'node_modules'));
  await symlink(path.join(workspace, 'node_modules/@rspack'), path.join(root, 'node_modules/@rspack'));
}

/** Bundles the server of a project, and returns the URL that it exports. */
async function started(root: string): Promise<string> {
  const bundler = pathToFileURL(path.join(root, 'deploy/src/start/server-bundle.mjs')).href;
  const script = `
    const { serverBundle } = await import(${JSON.stringify(bundler)});
    console.log((await import(await serverBundle())).url);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return stdout.trim();
}
