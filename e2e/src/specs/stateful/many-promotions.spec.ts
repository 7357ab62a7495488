import { consoleFrame } from '../../pages/console-frame.ts';
import { channelMoves, type LiveState } from '../../releases/channel-moves.ts';
import { moveBackAndForth, alternatingReleases } from '../../releases/move-back-and-forth.ts';
import { pageMixture } from '../../releases/page-mixture.ts';
import { publishSecond } from '../../releases/publish-second.ts';
import { sendVisitors } from '../../releases/visitors.ts';
import { expect, test } from '../../test.ts';

const description = 'Manage the product lines that shoppers browse.';

test.use({ signedIn: true });

test.describe('Many promotions', () => {
  test('Ten promotions and rollbacks in a row fail no request and break no open tab, and every page has one release set', async ({
    page,
    product,
  }) => {
    const { url, dataDir } = product;
    await publishSecond(dataDir, 'mf-taxonomy', [
      [description, 'Keep them.'],
      ['"label":"Categories"', '"label":"Kept categories"'],
    ]);
    await publishSecond(dataDir, 'mf-storefront', [['Bring your idea', 'Bring your second idea']]);
    const channels = await channelMoves(dataDir);
    const [published, live] = [await channels.releases(), await channels.live()];
    const liveStates: LiveState[] = [live];
    await page.goto('/admin/categories');
    await expect(page.getByText(description)).toBeVisible();

    const faultsOf = (html: string) => pageMixture(html, published, liveStates);
    const traffic = sendVisitors(url, ['/', '/admin/categories', '/product-display'], { count: 2, faultsOf });
    const alternating = alternatingReleases(['mf-taxonomy', 'mf-storefront'], published, live);
    await moveBackAndForth({ url, channels, alternating, count: 10, liveStates }).finally(() => traffic.end());
    const { pages, failures } = await traffic.seen();

    expect(failures).toEqual([]);
    expect(pages).toBeGreaterThan(0);
    await consoleFrame(page).navLink('Attributes').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Attributes' })).toBeVisible();
    await consoleFrame(page).navLink('Categories').click();
    await expect(page.getByText(description)).toBeVisible();
  });
});
