import { describe, expect, it } from '@jest/globals';
import { useStory } from '../story.ts';

const publicPages = [
  '/',
  '/custom-neon',
  '/product-display',
  '/gallery',
  '/cart',
  '/checkout',
  '/pages/offers',
  '/no-such-page',
];
const consolePages = [
  '/auth/login',
  '/admin',
  '/admin/categories',
  '/admin/sub-categories',
  '/admin/attributes',
  '/admin/attribute-values',
  '/admin/profile',
  '/admin/settings',
  '/admin/no-such-page',
];

describe('Every page', () => {
  const story = useStory();

  it.each([...publicPages, ...consolePages])(
    '%s allows no inline and no evaluated script, and needs none',
    async (path) => {
      const { page, problems } = await story.openTab({ signedIn: path.startsWith('/admin') });
      problems.expect(/no-such-page answered 404/);

      const answer = await page.goto(path, { waitUntil: 'networkidle' });

      const policy = directives(answer?.headers()['content-security-policy'] ?? '');
      const scripts = policy.get('script-src') ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts).not.toContain("'unsafe-inline'");
      expect(scripts).not.toContain("'unsafe-eval'");
      expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
  );

  it('of the shop brings its scripts, styles and what those name on the way from another', async () => {
    const { page } = await story.openTab();
    await page.goto('/', { waitUntil: 'networkidle' });
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));

    for (const [name, path] of walk) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }

    expect(documents).toBe(0);
  });
});

const walk = [
  ['Listings', '/product-display'],
  ['Gallery', '/gallery'],
  ['Offers', '/pages/offers'],
  ['Home', '/'],
] as const;

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}
