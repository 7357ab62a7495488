import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { releasesOf } from '../product/served-releases.ts';
import { TeamClone } from '../product/team-clone.ts';
import { useStory } from '../story.ts';

const source = 'mf-sales/src/sales-page.tsx';

describe('A new team', () => {
  const story = useStory();
  let team: TeamClone;

  beforeAll(async () => {
    team = await TeamClone.make(story.product.dataDir);
    await team.run('new-module', 'sales');
  });
  afterAll(() => team.remove());

  it('is told what is wrong with a name, a module or a product that is not there', async () => {
    expect(await team.refusalOf('new-module', 'sales')).toContain('mf-sales is there already');
    expect(await team.refusalOf('new-module', 'mf-sales')).toContain('npm run new-module -- sales');
    expect(await team.refusalOf('dev', 'mf-nothing')).toContain('There is no module “mf-nothing”');
    expect(await team.refusalOf('dev', 'mf-sales', '--url', 'http://127.0.0.1:9')).toContain(
      'DEVELOPMENT=on npm start',
    );
  });

  it('edits its page in the open console, which keeps what is typed, and falls back when the server has gone', async () => {
    const { page, problems } = await story.openTab({ signedIn: true });
    const dev = await team.open(/^open (\S+)$/m, 'dev', 'mf-sales', '--url', story.product.url, '--port', '0');
    try {
      await page.goto(/^open (\S+)$/m.exec(dev.output)?.[1] ?? '');
      await page.getByRole('button', { name: 'Take it' }).click();
      await page.getByLabel('Title').fill('Half a sign');
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));

      await team.edit(source, 'What you add is listed here.', 'What you sell is listed here.');
      await page.getByText('What you sell is listed here.').waitFor();

      expect(await page.getByLabel('Title').inputValue()).toBe('Half a sign');
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      await breakAndMend(page, team);
      expect(await page.getByLabel('Title').inputValue()).toBe('Half a sign');
    } finally {
      problems.expect(/127\.0\.0\.1/);
      await dev.stop();
    }
    const bar = page.getByRole('status', { name: 'Development' });
    await bar.getByText('The development server of mf-sales is gone.').waitFor();
    await bar.getByRole('button', { name: 'Use the live release' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Sales');
  });

  it('is in the console once its module is released and promoted, and the shell is what it was', async () => {
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin');
    const before = await releasesOf(page);
    await team.run('release', 'mf-sales', '--promote');

    await page.getByRole('button', { name: 'Reload' }).click({ timeout: 45_000 });
    await page.getByRole('navigation').getByRole('link', { name: 'Sales' }).click();

    await page.getByRole('heading', { level: 1, name: 'Sales' }).waitFor();
    await page.getByText('What you sell is listed here.').waitFor();
    const { 'mf-sales': released, ...others } = await releasesOf(page);
    expect(released).toMatch(/^1\.0\.0-/);
    expect(others).toEqual(before);
  });
});

async function breakAndMend(page: Page, team: TeamClone): Promise<void> {
  await team.edit(source, 'export function', 'export fonction');
  await page.getByText('mf-sales does not compile.').waitFor();
  await team.edit(source, 'export fonction', 'export function');
  await page.getByText('mf-sales does not compile.').waitFor({ state: 'detached' });
}
