import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  publishFixture,
  releaseFixture,
  temporaryStore,
  testTeam,
  writeTeams,
} from '@lumora/releases/testing/fixture-releases';
import { runCommandLine } from './command-line.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let teams: string;
let signingKey: string;
let first: string;
let second: string;

beforeAll(async () => {
  workspace = await temporaryStore();
  teams = await writeTeams(workspace.folder);
  signingKey = path.join(workspace.folder, 'tests.pem');
  await writeFile(signingKey, testTeam.pem);
  first = (await publishFixture(workspace.store, 'mf-taxonomy', { files: {} })).id;
  second = (await publishFixture(workspace.store, 'mf-taxonomy', { files: {} })).id;
});
afterAll(() => workspace.remove());

/** Runs a command in this process. */
async function run(...args: string[]) {
  const out: string[] = [];
  const errors: unknown[] = [];
  const code = await runCommandLine({
    args,
    env: { STORE_URL: workspace.folder, TEAMS_FILE: teams, SIGNING_KEY: signingKey },
    print: (line) => out.push(`${line}\n`),
    printError: (error) => errors.push(error),
  });
  return { out: out.join(''), error: errors.join('\n'), code };
}

/** Runs a command as `npm run` does. */
async function runProcess(...args: string[]) {
  const env = { PATH: process.env['PATH'], STORE_URL: workspace.folder, TEAMS_FILE: teams };
  const child = spawn(process.execPath, ['--import', 'tsx/esm', cli, ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, error, code };
}

describe('the release commands', () => {
  it('promote, roll back and print status and history', async () => {
    const { code, out } = await run('promote', 'mf-taxonomy', first);
    expect(out).toMatch(/✓ signature +signed by team tests/);
    expect(out).toContain(`live  mf-taxonomy  ${first}  (was nothing)\n`);
    expect(code).toBe(0);
    expect((await run('promote', 'mf-taxonomy', '--reason', 'better tables')).out).toContain(
      `${second}  (was ${first})`,
    );
    expect((await run('rollback', 'mf-taxonomy')).out).toContain(`${first}  (was ${second})`);
    expect((await run('rollback', 'mf-taxonomy', '--to', first)).out).toBe(`mf-taxonomy is at ${first} already.\n`);
    const { out: history } = await run('history', 'mf-taxonomy');
    const status = await runProcess('status');

    expect(history.split('\n')).toHaveLength(5);
    expect(history).toMatch(new RegExp(`^2 .* promote +${second} +${first} .* better tables$`, 'm'));
    expect(status).toMatchObject({
      out: expect.stringMatching(new RegExp(`^mf-taxonomy +${first} .* ${second} +2$`, 'm')),
      error: '',
      code: 0,
    });
  });

  test('status of a module prints checks, sizes, releases and moves with their reasons', async () => {
    const { id } = await publishFixture(workspace.store, 'mf-taxonomy', { files: {} });
    await run('promote', 'mf-taxonomy', '--reason', 'better tables');

    const { out, code } = await run('status', 'mf-taxonomy');

    expect(code).toBe(0);
    expect(out).toContain(`mf-taxonomy  live ${id}\n`);
    expect(out).toMatch(/Checks\n {2}✓ files [^]*✓ size +no page of it has a budget/);
    expect(out).toMatch(/Moves\n.* promote .* better tables/);
    expect(out).toContain('unknown: set ADMIN_EMAIL and ADMIN_PASSWORD');
    expect((await run('status', 'mf-nothing')).error).toContain('There is no module “mf-nothing” in the store.');
  });

  test('status lists a module that was never promoted, with its releases', async () => {
    const { id } = await publishFixture(workspace.store, 'mf-gifts', { files: {} });

    expect((await run('status')).out).toMatch(new RegExp(`^mf-gifts +not live +– +– +– +${id} +1$`, 'm'));
    const { out } = await run('status', 'mf-gifts');

    expect(out).toMatch(new RegExp(`mf-gifts {2}not live: published, but never promoted\\nReleases\\n {2}${id} `));
  });

  it('promote several modules together, and roll them back together', async () => {
    const before = (await publishFixture(workspace.store, 'mf-promotions', { files: {} })).id;
    await run('promote', 'mf-promotions');
    const next = (await publishFixture(workspace.store, 'mf-promotions', { files: {} })).id;
    const sales = (await publishFixture(workspace.store, 'mf-sales', { files: {} })).id;
    const { out: promoted } = await run('promote', `mf-promotions@${next}`, `mf-sales@${sales}`);
    expect(promoted).toMatch(/✓ routes +mf-promotions: no collision; mf-sales: no collision/);
    expect(promoted).toContain(`live  mf-sales  ${sales}  (was nothing)`);

    const { out } = await run('rollback', 'mf-sales');

    expect(out).toBe(
      `live  mf-promotions  ${before}  (was ${next})\ndisabled  mf-sales  (it had no earlier release)\n`,
    );

    const { out: again } = await run('promote', `mf-promotions@${next}`, `mf-sales@${sales}`);
    expect(again).toContain(`live  mf-sales  ${sales}`);
  });

  it('enable a module only with a release that passes the gate, unless it is forced', async () => {
    const routes = [{ path: '/admin/gifts' }];
    await releaseFixture(workspace.store, 'mf-gifts', { files: {}, manifest: { routes } });
    expect((await run('disable', 'mf-gifts', '--reason', 'wrong prices')).out).toBe('disabled  mf-gifts\n');
    const wraps = (await releaseFixture(workspace.store, 'mf-wraps', { files: {}, manifest: { routes } })).id;

    const rejected = await run('enable', 'mf-gifts');
    expect(rejected.out).toContain('/admin/gifts already belongs to mf-wraps');
    expect([rejected.error, rejected.code]).toEqual([expect.stringContaining('did not pass the gate'), 1]);
    expect((await run('status')).out).toMatch(/^mf-gifts +\S+ \(disabled\)/m);

    const without = (await publishFixture(workspace.store, 'mf-gifts', { files: {} })).id;
    const rejectedSet = await run('promote', `mf-gifts@${without}`, `mf-wraps@${wraps}`);
    expect(rejectedSet).toMatchObject({ out: '', code: 1 });
    expect(rejectedSet.error).toContain(`npm run enable -- mf-gifts ${without}`);
    expect((await run('enable', 'mf-gifts', without)).out).toContain(`enabled  mf-gifts  ${without}\n`);
    expect((await run('enable', 'mf-gifts')).out).toBe('mf-gifts is already enabled.\n');
  });

  test('publish-build publishes a module that was built in another repository, once', async () => {
    const built = await mkdtemp(path.join(workspace.folder, 'built-'));
    const client = path.join(built, 'client');
    await mkdir(client);
    const record = { entry: 'entry.js', preload: { scripts: [], styles: [] }, screens: {}, shared: [] };
    const manifest = { id: 'mf-notes', container: 'mfe_notes', kind: 'console', nav: [], routes: [], permissions: [] };
    await writeFile(path.join(built, 'build.json'), JSON.stringify(record));
    await writeFile(path.join(client, 'entry.js'), `// ${built}`);
    const publish = () => run('publish-build', built, '--version', '1.0.0');
    expect((await publish()).error).toBe(`The build did not write ${built}’s manifest.json.`);
    const requires = { shell: '*', api: '*' };
    await writeFile(path.join(client, 'manifest.json'), JSON.stringify({ ...manifest, requires }));

    const { out, error } = await publish();

    expect(error).toBe('');
    expect(out).toMatch(
      /^published {2}mf-notes {2}1\.0\.0-[0-9a-f]{16}\nMake it live with: npm run promote -- mf-notes /,
    );
    expect((await publish()).out).toMatch(/^unchanged {2}mf-notes/);
    expect((await run('status')).out).toMatch(/^mf-notes +not live/m);
  });

  it('end their work without an error when the reader of their output closes the pipe', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx/esm', cli, '--help'], {
      env: { PATH: process.env['PATH'] },
    });
    child.stdout.destroy();
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

    expect(await Promise.all([text(child.stderr), ended])).toEqual(['', 0]);
  });

  test.each([
    [['promote'], 'Usage: npm run promote -- <module>[@<release>]… [--reason …] [--force "<reason>"]'],
    [['promote', 'mf-taxonomy', 'mf-taxonomy'], 'Name each module once.'],
    [['rollback', 'mf-taxonomy', 'mf-sales', '--only'], '--to and --only need exactly one module.'],
    [['publish-build', 'built'], '--version must be a semantic version, such as --version 1.0.0.'],
    [['publish-build', 'built', '--version', '../1'], '--version must be a semantic version, such as --version 1.0.0.'],
    [['release', 'mf-nothing'], 'There is no module “mf-nothing”. Modules: shell, '],
    [['promote', 'nope'], 'There is no module “nope”. Modules: shell, mf-'],
    [['promote', 'nope', '9.9.9-0123456789abcdef'], 'There is no module “nope”. Modules: shell, mf-'],
    [['promote', '../etc'], '“../etc” is no name of a module.'],
    [['disable', 'shell'], 'The shell cannot be disabled: roll it back instead.'],
    [['fly'], 'Unknown command “fly”.'],
  ])('%j fails with exit code 2 and a line that explains the usage', async (args, line) => {
    const { code, error } = await run(...args);

    expect(error).toContain(line);
    expect(code).toBe(2);
  });

  test('an unknown option fails with exit code 2 and a line that names it', async () => {
    const { code, error } = await runProcess('status', '--wide');

    expect(error).toContain("Unknown option '--wide'");
    expect(code).toBe(2);
  });

  test('a release that does not exist fails with exit code 1', async () => {
    expect(await runProcess('promote', 'mf-taxonomy', '9.9.9-0123456789abcdef')).toEqual({
      out: '',
      error: 'mf-taxonomy has no release 9.9.9-0123456789abcdef. See `npm run status -- mf-taxonomy`.\n',
      code: 1,
    });
  });

  test.each([
    [
      'only its user can open',
      'dev, which releases the storefront',
      ['dev', 'mf-storefront', '--url', 'http://127.0.0.1:9'],
      0o077,
    ],
    ['have the umask of the user', 'new-module, which writes sources', ['new-module', 'taxonomy'], 0o022],
  ])('files that %s are created by %s', async (_readers, _command, args, umask) => {
    const before = process.umask(0o022);
    // fails: nothing responds there, and the module exists
    const { code } = await run(...args);

    expect(process.umask(before)).toBe(umask);
    expect(code).not.toBe(0);
  });

  test('--help prints the commands, and the usage of one command', async () => {
    expect((await run('--help')).out).toContain('npm run rollback -- <module>… [--to <release>]');
    expect((await run('rollback', '--help')).out).toContain('return to the previous live releases');
  });
});
