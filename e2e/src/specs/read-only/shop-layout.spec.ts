import { boxOf } from '../../browser/box-of.ts';
import { moduleTags } from '../../pages/module-tags.ts';
import { expect, test } from '../../test.ts';

test.use({ sharesPage: true });

test.describe('An information page', { tag: moduleTags('/pages/terms') }, () => {
  test('marks its link by a bar, and its text is in the middle of both rails and begins larger', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/pages/terms');
    const links = page.getByRole('navigation', { name: 'Help and company' });

    await expect(links.getByRole('link', { name: 'Terms' })).toHaveCSS('border-left-width', '2px');
    const [left, text, right] = await Promise.all([
      boxOf(links),
      boxOf(page.getByRole('heading', { level: 1 })),
      boxOf(page.getByRole('complementary', { name: 'Ask us' })),
    ]);
    expect(text.x - (left.x + left.width)).toBeCloseTo(right.x - (text.x + text.width), 0);
    const lead = page.getByText('Orders, prices, warranty and returns');
    await expect(lead).toHaveCSS('font', /22px \/ 32px/);
    await expect(page.getByText('Short, because a sign')).toHaveCSS('font', /18px \/ 30px/);
  });

  test('has as much space above as below the text of the card with the ways to ask', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/pages/terms');
    const card = page.getByRole('complementary', { name: 'Ask us' });

    const [box, title, email] = await Promise.all([
      boxOf(card),
      boxOf(card.getByRole('heading')),
      boxOf(card.getByRole('link', { name: 'hello@lumora.example' })),
    ]);

    expect(email.height).toBe(44);
    // the text of the link is 10 px above its end
    expect(box.y + box.height - (email.y + email.height - 10)).toBeCloseTo(title.y - box.y, 0);
  });

  test('has 12 px between its first two paragraphs on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/pages/terms');

    const lead = await boxOf(page.getByText('Orders, prices, warranty and returns'));
    const second = await boxOf(page.getByText('Short, because a sign'));

    expect(second.y - (lead.y + lead.height)).toBe(12);
  });
});

test(
  'The help beside the form that finds an order begins at its labels',
  { tag: moduleTags('/orders') },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/orders');

    const help = page.getByRole('heading', { name: 'No order number at hand?' });

    await expect(help).toHaveCSS('font-size', '18px');
    expect((await boxOf(help)).y).toBe((await boxOf(page.getByText('Order number', { exact: true }))).y);
  },
);

test(
  'A tablet shows the steps of an order in two columns, each joined by a line',
  { tag: moduleTags('/orders') },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/orders');
    const steps = page.getByRole('region', { name: 'What each step means' }).getByRole('listitem');

    const edges = await Promise.all((await steps.all()).map(async (step) => (await boxOf(step)).x));
    const lines = await steps.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').content));

    expect(edges).toEqual([edges[0], edges[0], edges[2], edges[2]]);
    expect(edges[2]).toBeGreaterThan(edges[0] ?? Infinity);
    expect(lines).toEqual(['""', 'none', '""', 'none']);
  },
);

test('The banner of the product list is 88 px high', { tag: moduleTags('/product-display') }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/product-display');

  const banner = page.getByRole('heading', { name: /^LED boards, flat 50% off/ }).locator('xpath=ancestor::section[1]');

  expect((await boxOf(banner)).height).toBe(88);
});
