import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consoleFrame } from '../pages/console-frame.ts';
import { modulesPage } from '../pages/modules-page.ts';
import { untilLive } from '../product/until-live.ts';
import { releasesOf } from '../product/served-releases.ts';
import { TeamClone } from '../product/team-clone.ts';
import { useStory } from '../story.ts';

const screen = 'mf-taxonomy/src/attributes/attributes-page.tsx';
const start = 'export function AttributesPage() {';
const broken = `${start}\n  if (Date.now() > 0) throw new Error('no attributes today');`;

describe('A release that breaks one of its pages', () => {
  const story = useStory();
  let team: TeamClone;
  let live: string | undefined;

  beforeAll(async () => {
    team = await TeamClone.make(story.product.dataDir);
    await team.edit(screen, start, broken);
  });
  afterAll(() => team.remove());

  it('is refused by the gate, which names page and error; what is live stays', async () => {
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin');
    ({ 'mf-taxonomy': live } = await releasesOf(page));

    const refusal = await team.refusalOf('release', 'mf-taxonomy', '--promote', '--skip-tests');

    expect(refusal).toMatch(/✗ pages open +\/admin\/attributes: mf-taxonomy – Error: no attributes today/);
    expect(refusal).toContain('its channel stays where it is');
    await page.reload();
    expect(await releasesOf(page)).toMatchObject({ 'mf-taxonomy': live });
  });

  it('forced to a share of the visitors, is halted by itself once it fails for them', async () => {
    const { page, problems } = await story.openTab({ signedIn: true });
    problems.expect(/no attributes today/, /An error occurred in the/);
    const { url } = story.product;
    await untilLive(url, () => team.run('canary', 'mf-taxonomy', '100', '--force', 'to see it halted'));

    // a tab that was opened before the halt goes on with the canary, and fails five times
    await page.goto('/admin');
    for (let visit = 1; visit <= 5; visit++) {
      await consoleFrame(page).navLink('Attributes').click();
      await page.getByText('Taxonomy is broken in this release').waitFor();
      await consoleFrame(page).navLink('Dashboard').click();
    }

    const history = await team.run('history', 'mf-taxonomy');
    expect(history).toMatch(/^\d+ +\S+ \S+ +halt .*gateway.*halted by itself: 5 of \d+ loads of the canary failed/m);
    expect(history).toMatch(/canary .*forced \(pages open\) +to see it halted/);
  });

  it('can be seen, refused and switched off on the Modules page', async () => {
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin/modules');
    const modules = modulesPage(page);

    await modules.button('mf-taxonomy', 'Switch off').click();
    await modules.reason.fill('We mend the attributes.');
    await modules.confirm('Switch off').click();
    await modules.card('mf-taxonomy').getByText('Switched off', { exact: true }).waitFor();
    await page.goto('/admin/attributes');

    await page.getByRole('heading', { name: 'Taxonomy is switched off for the moment' }).waitFor();
    expect(await page.getByText('We mend the attributes.').isVisible()).toBe(true);
    expect(await consoleFrame(page).navLink('Products').isVisible()).toBe(true);
    await untilLive(story.product.url, () => team.run('enable', 'mf-taxonomy'));
    await page.goto('/admin/attributes');
    await page.getByRole('heading', { name: 'Attributes' }).waitFor();
  });
});
