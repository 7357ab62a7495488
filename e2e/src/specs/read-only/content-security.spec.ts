import { moduleTags } from '../../pages/module-tags.ts';
import { examplePath, publicPages } from '../../pages/public-pages.ts';
import { expect, test } from '../../test.ts';

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
].map((path) => ({ path, query: [] }));

/** Links in the footer of the shop. */
const walk = [
  ['Listings', '/product-display'],
  ['Gallery', '/gallery'],
  ['Offers', '/pages/offers'],
  ['Home', '/'],
] as const;

test.describe('Content Security Policy', () => {
  for (const declared of [...publicPages, ...consolePages]) {
    const { path } = declared;
    test.describe(() => {
      test.use({ signedIn: path.startsWith('/admin') });

      test(
        `The page ${path} allows no inline and no evaluated script, and needs none`,
        { tag: moduleTags(path) },
        async ({ page, problems, product }) => {
          problems.expect(/no-such-page answered 404/);

          // violations of the CSP that must not come are problems of the test
          const response = await page.goto(await examplePath(declared, product.url), { waitUntil: 'networkidle' });

          const policy = directives(response?.headers()['content-security-policy'] ?? '');
          const scripts = policy.get('script-src') ?? [];
          expect(scripts.length).toBeGreaterThan(0);
          expect(scripts).not.toContain("'unsafe-inline'");
          expect(scripts).not.toContain("'unsafe-eval'");
          expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        },
      );
    });
  }

  test(
    'The CSP of a shop page allows what the pages reached from it load',
    { tag: '@mf-storefront' },
    async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      let documents = 0;
      page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));

      for (const [name, path] of walk) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }

      expect(documents).toBe(0);
    },
  );
});

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}
