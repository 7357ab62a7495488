import { moduleTags } from '../../pages/module-tags.ts';
import { examplePath, publicPages } from '../../pages/public-pages.ts';
import { expect, test } from '../../test.ts';

const consolePaths = ['/auth/login', '/admin', '/admin/categories', '/admin/no-such-page'];

/** Pages of the console that no other spec opens: a violation of the CSP fails every test. */
const otherPaths = [
  '/admin/attributes',
  '/admin/attribute-values',
  '/admin/profile',
  '/admin/settings',
  '/admin/no-such-page',
];

/** Links in the footer of the shop. */
const walk = [
  ['Listings', '/product-display'],
  ['Gallery', '/gallery'],
  ['Offers', '/pages/offers'],
  ['Home', '/'],
] as const;

test.describe('Content Security Policy', () => {
  test(
    'No page allows an inline or an evaluated script',
    { tag: '@mf-storefront' },
    async ({ problems, product, request }) => {
      problems.expect(/no-such-page responded with 404/);
      const publicPaths = await Promise.all(publicPages.map((page) => examplePath(page, product.url)));

      for (const path of [...publicPaths, ...consolePaths]) {
        const response = await request.get(path);
        const policy = directives(response.headers()['content-security-policy'] ?? '');
        const scripts = policy.get('script-src') ?? [];
        expect(scripts.length, path).toBeGreaterThan(0);
        expect(scripts, path).not.toContain("'unsafe-inline'");
        expect(scripts, path).not.toContain("'unsafe-eval'");
        expect(policy.get('object-src') ?? policy.get('default-src'), path).toEqual(["'none'"]);
      }
    },
  );

  test.describe('To an administrator', () => {
    test.use({ signedIn: true });

    for (const path of otherPaths) {
      test(`the page ${path} opens without a violation`, { tag: moduleTags(path) }, async ({ page, problems }) => {
        problems.expect(/no-such-page responded with 404/);

        await page.goto(path, { waitUntil: 'networkidle' });

        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      });
    }
  });

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
