import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failNextWrite } from '@lumora/shared-contract/failing-write';
import { runCommandLine } from '../command-line.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lumora-keygen-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function keygen(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommandLine({
    args: ['keygen', ...args, '--out', path.join(folder, 'sales.pem')],
    env: { DATA_DIR: folder },
    print: (line) => out.push(line),
    printError: (error) => errors.push(String(error)),
  });
  return { out, error: errors.join('\n'), code };
}

describe('keygen', () => {
  it('writes the private key for its user only, and prints the entry for teams.json', async () => {
    const { out, code } = await keygen('sales', 'mf-sales');

    expect(code).toBe(0);
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ name: 'sales', modules: ['mf-sales'] });
    expect((await stat(path.join(folder, 'sales.pem'))).mode & 0o777).toBe(0o600);
  });

  it('does not overwrite a key', async () => {
    await keygen('sales', '*');
    const before = await readFile(path.join(folder, 'sales.pem'), 'utf8');

    expect(await keygen('sales', '*')).toMatchObject({ code: 2, error: expect.stringContaining('Use --out <file>.') });
    expect(await readFile(path.join(folder, 'sales.pem'), 'utf8')).toBe(before);
  });

  it('leaves no file when the disk is full, so that the next try succeeds', async () => {
    await failNextWrite('ENOSPC');

    expect(await keygen('sales', 'mf-sales')).toMatchObject({ code: 1, error: 'Error: ENOSPC: fsync' });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    [['Sales', 'mf-sales'], 'The name of a team consists of lower-case letters, digits and hyphens.'],
    [['sales', 'mf-sales', 'mf_tax'], '“mf_tax” is no name of a module, such as mf-sales, nor * for all modules.'],
  ])('%j is rejected with the rule that the name breaks', async (args, line) => {
    expect(await keygen(...args)).toEqual({ out: [], error: line, code: 2 });
    expect(await readdir(folder)).toEqual([]);
  });
});
