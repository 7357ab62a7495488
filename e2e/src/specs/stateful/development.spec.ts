import type { Page } from '@playwright/test';
import { consoleFrame } from '../../pages/console-frame.ts';
import { releasesOf } from '../../product/served-releases.ts';
import { makeTeamClone, type TeamClone } from '../../product/team-clone.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { expect, test } from '../../test.ts';

const source = 'mf-gifts/src/attribute-dialog.tsx';
const help = 'Such as a greeting card.';
/** Each test builds: `npm run dev` and `npm run release` take longer than a test may. */
const buildTimeoutMs = 120_000;

// the module that the first test makes is edited in the second and released in the third
test.describe.configure({ mode: 'serial' });
// a header of its own would make requests for the development server, which is of another origin, need a preflight
test.use({ signedIn: true, extraHTTPHeaders: {} });

test.describe('Development', () => {
  let team: TeamClone;

  test.beforeAll(async ({ product }) => {
    test.setTimeout(buildTimeoutMs);
    team = await makeTeamClone(product.dataDir);
    await team.run('new-module', 'gifts');
  });
  test.afterAll(() => team.remove());

  test('A command rejects a wrong name of a module and a wrong URL of a product, with the reason', async () => {
    const [existing, prefixed, unknown, unreachable] = await Promise.all([
      team.runToFailure('new-module', 'gifts'),
      team.runToFailure('new-module', 'mf-gifts'),
      team.runToFailure('dev', 'mf-nothing'),
      team.runToFailure('dev', 'mf-gifts', '--url', 'http://127.0.0.1:9'),
    ]);

    expect(existing).toContain('mf-gifts exists. Choose another name.');
    expect(prefixed).toContain('npm run new-module -- gifts');
    expect(unknown).toContain('There is no module “mf-nothing”');
    expect(unreachable).toContain('DEVELOPMENT=on npm start');
  });

  test('The open console shows each edit and keeps what is typed, until the development server ends', async ({
    page,
    problems,
    product,
  }) => {
    test.setTimeout(buildTimeoutMs);
    const dev = await team.start(/^open \S+$/m, 'dev', 'mf-gifts', '--url', product.url, '--port', '0');
    try {
      const url = new URL(/^open (\S+)$/m.exec(dev.output)?.[1] ?? '');
      const server = new URL(url.searchParams.get('origin') ?? '');
      problems.expect(new RegExp(server.host), /\/admin\/gifts responded with 404/);
      await page.goto(url.href);
      await page.getByRole('button', { name: 'Load it' }).click();
      await page.getByRole('button', { name: 'Create attribute' }).click();
      await page.getByLabel('Title').fill('Half a sign');
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));

      await team.edit(source, 'label="Title"', `label="Title" help="${help}"`);
      await expect(page.getByText(help)).toBeVisible();

      await expect(page.getByLabel('Title')).toHaveValue('Half a sign');
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      await breakAndMend(page, team);
      await expect(page.getByLabel('Title')).toHaveValue('Half a sign');
      await page.getByLabel('Title').clear();
      await page.getByRole('button', { name: 'Cancel' }).click();
    } finally {
      await dev.stop();
    }
    const bar = page.getByRole('status', { name: 'Development' });
    await expect(bar.getByText('The development server of mf-gifts is gone.')).toBeVisible();
    await page.reload();
    // the console of the live release, because that of the server does not load
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await bar.getByRole('button', { name: 'Use the live release' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeHidden();
  });

  test('The release of a new module brings its page into the console, and the shell and all other modules keep their releases', async ({
    page,
    product,
  }) => {
    test.setTimeout(buildTimeoutMs);
    await page.clock.install();
    await page.goto('/admin');
    const before = await releasesOf(page);
    await waitUntilLive(product.url, () => team.run('release', 'mf-gifts', '--promote'));

    // an open tab asks for new versions every 30 s
    await page.clock.fastForward(30_000);
    await page.getByRole('button', { name: 'Reload' }).click();
    await consoleFrame(page).navLink('Gifts').click();

    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Size' })).toBeVisible();
    await page.getByRole('button', { name: 'Create attribute' }).click();
    await expect(page.getByText(help)).toBeVisible();
    const { 'mf-gifts': released, ...others } = await releasesOf(page);
    expect(released).toMatch(/^1\.0\.0-/);
    expect(others).toEqual(before);
  });
});

async function breakAndMend(page: Page, team: TeamClone): Promise<void> {
  const error = page.getByText('mf-gifts does not compile.');
  await team.edit(source, 'export function', 'export fonction');
  await expect(error).toBeVisible();
  await team.edit(source, 'export fonction', 'export function');
  await expect(error).toBeHidden();
}
