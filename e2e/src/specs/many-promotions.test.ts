import { describe, expect, it } from '@jest/globals';
import { consoleFrame } from '../pages/console-frame.ts';
import { channelMoves, type LiveState } from '../releases/channel-moves.ts';
import { moveBackAndForth, pendulumsOf } from '../releases/move-back-and-forth.ts';
import { pageMixture } from '../releases/page-mixture.ts';
import { publishSecond } from '../releases/publish-second.ts';
import { sendVisitors } from '../releases/visitors.ts';
import { useStory } from '../story.ts';

const words = 'Manage the product lines that shoppers browse.';

describe('Ten promotions and rollbacks in a row', () => {
  const story = useStory();

  it('fail no request and break no open tab, and every new page is of one release set', async () => {
    const { url, dataDir } = story.product;
    await publishSecond(dataDir, 'mf-taxonomy', [
      [words, 'Keep them.'],
      ['"label":"Categories"', '"label":"Kept categories"'],
    ]);
    await publishSecond(dataDir, 'mf-storefront', [['Bring your idea', 'Bring your second idea']]);
    const channels = await channelMoves(dataDir);
    const [published, live] = [await channels.releases(), await channels.live()];
    const lived: LiveState[] = [live];
    const { page } = await story.openTab({ signedIn: true });
    await page.goto('/admin/categories');
    await page.getByText(words).waitFor();

    const faultsOf = (html: string) => pageMixture(html, published, lived);
    const crowd = sendVisitors(url, ['/', '/admin/categories', '/product-display'], { count: 2, faultsOf });
    const pendulums = pendulumsOf(['mf-taxonomy', 'mf-storefront'], published, live);
    await moveBackAndForth({ url, channels, pendulums, count: 10, lived }).finally(() => crowd.end());
    const { pages, failures } = await crowd.seen();

    expect(failures).toEqual([]);
    expect(pages).toBeGreaterThan(0);
    await consoleFrame(page).navLink('Attributes').click();
    await page.getByRole('heading', { level: 1, name: 'Attributes' }).waitFor();
    await consoleFrame(page).navLink('Categories').click();
    await page.getByText(words).waitFor();
  });
});
