import { channelMoves, type LiveState } from '@lumora/e2e/channel-moves';
import { launchBrowser } from '@lumora/e2e/launch-browser';
import { moveBackAndForth, alternatingReleases } from '@lumora/e2e/move-back-and-forth';
import { pageMixture } from '@lumora/e2e/page-mixture';
import { publishSecond } from '@lumora/e2e/publish-second';
import type { Product } from '@lumora/e2e/start-product';
import { sendVisitors } from '@lumora/e2e/visitors';
import { spread } from '../measurement/figures.ts';
import { openTabs } from './open-tabs.ts';

const moves = 100;
const visitors = 4;
const paths = [
  '/',
  '/admin/categories',
  '/product-display',
  '/admin',
  '/custom-neon',
  '/admin/products',
  '/auth/login',
];

/** Texts of each module that its second release replaces; of the taxonomy also a label of its navigation. */
const rewordings = {
  'mf-taxonomy': [
    ['Manage the product lines', 'Keep the product lines'],
    ['"label":"Categories"', '"label":"Kept categories"'],
  ],
  'mf-storefront': [['Bring your idea', 'Bring your second idea']],
  shell: [['how the shop stands', 'how the second shop stands']],
} as const;

/**
 * Runs a hundred promotions and rollbacks of three modules, while visitors request pages and three tabs are open.
 * Throws when a request failed, a tab broke, or a page was not of one release set.
 */
export async function hundredPromotions({ url, dataDir }: Product): Promise<void> {
  for (const [module, rewording] of Object.entries(rewordings)) await publishSecond(dataDir, module, rewording);
  const channels = await channelMoves(dataDir);
  const [published, live] = [await channels.releases(), await channels.live()];
  const liveStates: LiveState[] = [live];
  const faultsOf = (html: string) => pageMixture(html, published, liveStates);
  const browser = await launchBrowser();
  const tabs = await openTabs(browser, url, faultsOf);
  const traffic = sendVisitors(url, paths, { count: visitors, faultsOf });
  const started = performance.now();

  const alternating = alternatingReleases(Object.keys(rewordings), published, live);
  const durations = await moveBackAndForth({ url, channels, alternating, count: moves, liveStates }).finally(() => {
    traffic.end();
    tabs.end();
  });

  const seconds = (performance.now() - started) / 1000;
  const requests = await traffic.seen();
  const inTabs = await tabs.seen();
  await browser.close();
  console.log(`${moves} moves in ${seconds.toFixed(0)} s; ms from each until it is served:`);
  console.table({ 'move served': spread(durations) });
  const { pages, files } = requests;
  console.log(
    `${pages} pages and ${files} files requested; in tabs ${inTabs.steps} steps and ${inTabs.newPages} new pages.`,
  );
  const failures = [...requests.failures, ...inTabs.failures];
  if (failures.length > 0) throw new Error(`${failures.length} violations:\n${[...new Set(failures)].join('\n')}`);
  console.log('No request failed, no tab broke, every new page was of one release set.');
}
