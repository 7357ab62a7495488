import { pollUntil } from '@lumora/shared-contract/poll-until';
import { categoriesPage } from '../../pages/categories-page.ts';
import { consoleFrame } from '../../pages/console-frame.ts';
import { modulesPage } from '../../pages/modules-page.ts';
import { projectCommands } from '../../product/project-commands.ts';
import { workspace } from '../../product/start-product.ts';
import { releasesOf } from '../../product/served-releases.ts';
import { waitUntilLive } from '../../product/wait-until-live.ts';
import { publishSecond } from '../../releases/publish-second.ts';
import { expect, test } from '../../test.ts';

// the release that the gate rejects in the first test is forced in the second
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: true });

test.describe('Release gate', () => {
  test.beforeAll(async ({ product }) => {
    const start = 'description:"Manage what variants of a product differ in';
    const broken = `description:(()=>{throw new Error("no attributes today")})()+"`;
    await publishSecond(product.dataDir, 'mf-taxonomy', [[start, broken]]);
  });

  test('The gate rejects a release that breaks a page, names page and error, and the live release stays', async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000); // the gate opens every page of the module
    await page.goto('/admin');
    const before = await releasesOf(page);

    const output = await projectCommands(product.dataDir).runToFailure('promote', 'mf-taxonomy');

    expect(output).toMatch(/✗ pages open +\/admin\/attributes: mf-taxonomy – Error: no attributes today/);
    expect(output).toContain('mf-taxonomy did not pass the gate and nothing was promoted');
    await page.reload();
    expect(await releasesOf(page)).toEqual(before);
  });

  test('The gate opens every kind of public page with live data, and names the one that a release of the shop breaks', async ({
    product,
  }) => {
    test.setTimeout(240_000); // the gate opens a page of each kind
    const start = 'children:"Signs we have made.';
    await publishSecond(product.dataDir, 'mf-storefront', [[start, `children:nothing.there+"`]]);
    const commands = projectCommands(product.dataDir, workspace, { API_URL: `${product.url}/api` });

    const output = await commands.runToFailure('promote', 'mf-storefront');

    expect(output).toMatch(/✗ pages open +(\/gallery: [^/]+)+$/m);
    expect(output).toContain('mf-storefront did not pass the gate and nothing was promoted');
  });

  test('The gateway halts a broken release that was forced on visitors, once it has failed for enough of them', async ({
    openVisitor,
    problems,
    product,
  }) => {
    test.setTimeout(240_000); // ten visitors load the console
    const { run } = projectCommands(product.dataDir);
    await waitUntilLive(product.url, () => run('canary', 'mf-taxonomy', '100', '--force', 'to see it halted'));
    problems.expect(/no attributes today/, /An error occurred in the/);

    const visit = async () => {
      const tab = await openVisitor({ signedIn: true });
      await tab.goto('/admin/categories');
      await expect(categoriesPage(tab).heading).toBeVisible();
      await consoleFrame(tab).navLink('Attributes').click();
      await expect(tab.getByText('Taxonomy is broken in this release')).toBeVisible();
    };
    for (let visitors = 0; visitors < 10; visitors += 2) await Promise.all([visit(), visit()]);

    const halted =
      /^\d+ +\S+ \S+ +halt .*gateway.*halted by itself: \d+ of 20 loads of the canary failed \(in browsers\)/m;
    const history = await pollUntil(
      () => run('history', 'mf-taxonomy'),
      (text) => halted.test(text),
    );
    expect(history).toMatch(/canary .*forced \(pages open\) +to see it halted/);
  });

  test('The pages of a disabled module show the reason, while other modules stay', async ({ page, product }) => {
    test.setTimeout(240_000); // the gate opens the pages of the module before it is enabled
    const modules = modulesPage(page);
    await page.goto('/admin/modules');

    await modules.menu('Taxonomy').click();
    await modules.move('Disable module').click();
    await modules.reason.fill('We mend the attributes.');
    await modules.confirm('Disable').click();
    await expect(modules.row('Taxonomy').getByText('Disabled', { exact: true })).toBeVisible();
    await page.goto('/admin/attributes');

    await expect(page.getByRole('heading', { name: 'Taxonomy is disabled' })).toBeVisible();
    await expect(page.getByText('We mend the attributes.')).toBeVisible();
    await expect(consoleFrame(page).navLink('Products')).toBeVisible();
    await waitUntilLive(product.url, () => projectCommands(product.dataDir).run('enable', 'mf-taxonomy'));
    await page.goto('/admin/attributes');
    await expect(page.getByRole('heading', { name: 'Attributes' })).toBeVisible();
  });
});
