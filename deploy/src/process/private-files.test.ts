import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePrivateFolder } from './private-files.ts';

let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lumora-private-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (name: string) => ((await stat(name)).mode & 0o7777).toString(8);

test('a data folder that others can read is restricted to its owner', async () => {
  await chmod(folder, 0o755);

  await ensurePrivateFolder(folder, (message) => warnings.push(message));

  expect(await modeOf(folder)).toBe('700');
  expect(warnings).toEqual([]);
});

test('a folder that all users share keeps its mode, and a warning is printed', async () => {
  await chmod(folder, 0o1777);

  await ensurePrivateFolder(folder, (message) => warnings.push(message));

  expect(await modeOf(folder)).toBe('1777');
  expect(warnings).toEqual([expect.stringContaining('Set DATA_DIR to a folder of its own')]);
});
