import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer, HeaderOffer, PopUpOffer, Voucher } from '@lumora/shared-contract';
import type { Locator, Page } from 'playwright-core';
import { cartPage } from '../pages/cart-page.ts';
import { checkoutPage } from '../pages/checkout-page.ts';
import { orderPage } from '../pages/order-page.ts';
import { shopProductPage } from '../pages/shop-product-page.ts';
import { makeGoods, stockOf } from '../product/goods-for-sale.ts';
import { shopApi } from '../product/shop-api.ts';
import { switchPopUpsOff } from '../product/switch-pop-ups-off.ts';
import { useStory } from '../story.ts';

type Api = Awaited<ReturnType<typeof shopApi>>;

describe('A shopper', () => {
  const story = useStory();
  let api: Api;

  beforeAll(async () => {
    api = await shopApi(story.product);
    await switchPopUpsOff(api);
    const voucher = { code: 'TENOFF', kind: 'percent', amount: 10, min_order: 3000, is_active: true };
    await api.call<Answer<Voucher>>('POST', '/admin/vouchers/store', voucher);
  });

  it('buys what is in the cart with a voucher, sees the order, and the console has less in stock', async () => {
    const goods = await makeGoods(api, 'Tapri Lantern', 5);
    const { page } = await story.openTab();
    const [shown, cart, order] = [shopProductPage(page), cartPage(page), orderPage(page)];

    await page.goto(goods.path);
    await shown.addToCart.click();
    await shown.viewCart.click();
    await cart.voucher.fill('tenoff');
    await cart.apply.click();
    await cart.outcome.getByText(/Add ₹500 more/).waitFor();
    await page.getByRole('button', { name: 'One more of Tapri Lantern' }).click();
    await cart.outcome.getByText('TENOFF takes ₹500 off.').waitFor();
    await cart.total('₹4,500').waitFor();
    await cart.checkout.click();
    await placeOrder(page);

    await order.heading.waitFor();
    await order.signs.getByText('₹4,500').waitFor();
    await order.delivery.getByText('+91 98765 43210').waitFor();
    expect(decodeURIComponent((await order.chat.getAttribute('href')) ?? '')).toContain('2 × Tapri Lantern');
    expect(await stockOf(api, goods)).toBe(3);
    await page.goto('/cart');
    await cart.empty.waitFor();
  });

  it.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 375, height: 740 }],
  ])('reads beside the button that a sign is in the cart on %s, and nothing moves', async (_device, viewport) => {
    const { page } = await story.openTab({ viewport });
    const shown = shopProductPage(page);

    await page.goto(manyChoices);
    const before = await shown.addToCart.boundingBox();
    await shown.addToCart.click();

    expect(await endOf(shown.viewCart)).toBeLessThanOrEqual(viewport.height);
    await shown.addToCart.waitFor();
    expect(await shown.addToCart.boundingBox()).toEqual(before);
  });

  it('sees what it costs on the first screen of a phone', async () => {
    const viewport = { width: 375, height: 740 };
    const { page } = await story.openTab({ viewport });

    await page.goto(manyChoices);

    const prices = await shopProductPage(page).price('₹15,499').all();
    const ends = await Promise.all(prices.map(endOf));
    expect(Math.min(...ends)).toBeLessThanOrEqual(viewport.height);
  });

  it('buys one sign at once with Buy Now, and the cart stays as it is', async () => {
    const goods = await makeGoods(api, 'Auto Horn', 4);
    const { page } = await story.openTab();
    const shown = shopProductPage(page);

    await page.goto(goods.path);
    await shown.addToCart.click();
    await shown.added.waitFor();
    await shown.more.click();
    await shown.buyNow.click();
    await placeOrder(page);

    await orderPage(page).signs.getByText('2 × ₹2,500').waitFor();
    expect(await stockOf(api, goods)).toBe(2);
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  });

  it('who never heard the answer sends the order again, also after a reload, and has ordered once', async () => {
    const goods = await makeGoods(api, 'Rangoli Ring', 4);
    const { page, problems } = await story.openTab();
    problems.expect(/did not get .*\/api\/orders/);
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const checkout = checkoutPage(page);

    await page.goto(`/checkout?variant=${goods.variantId}&quantity=3`);
    await placeOrder(page);
    await checkout.tryAgain.waitFor();
    await page.unroute('**/api/orders');
    await page.reload();
    await checkout.tryAgain.click();

    await orderPage(page).heading.waitFor();
    expect(await stockOf(api, goods)).toBe(1);
  });

  it('finds an order by its reference and phone number, and nobody does by another number', async () => {
    const goods = await makeGoods(api, 'Peacock Feather', 2);
    const { page } = await story.openTab();
    await page.goto(`/checkout?variant=${goods.variantId}`);
    await placeOrder(page);
    await orderPage(page).heading.waitFor();
    const stranger = await story.openTab();
    stranger.problems.expect(/\/api\/orders\/LUM-.* answered 404/);
    const order = orderPage(stranger.page);

    await stranger.page.goto(page.url());
    await order.phone.fill('9000000000');
    await order.show.click();
    await order.refusal.getByText(/no order with this reference and phone number/).waitFor();
    await order.phone.fill('098765 43210');
    await order.show.click();

    await order.signs.waitFor();
    expect(await order.signs.textContent()).toContain('Peacock Feather');
  });

  it('sees an offer on kept pages and in open ones from its start to its end, with no write in between', async () => {
    const { page } = await story.openTab();
    const text = 'One hour of light';
    const now = Date.now();
    const moments = { starts_at: new Date(now + 6_000).toISOString(), ends_at: new Date(now + 12_000).toISOString() };
    await api.call<Answer<HeaderOffer>>('POST', '/admin/header-offers/store', { text, is_active: true, ...moments });
    const kept = async () => (await (await fetch(`${story.product.url}/pages/shipping`)).text()).includes(text);
    expect(await kept()).toBe(false);
    await page.goto('/gallery');
    const ribbon = page.getByRole('region', { name: 'Offers' }).getByText(text);

    await until(kept);
    await ribbon.waitFor({ state: 'attached' });

    await until(async () => !(await kept()));
    await ribbon.waitFor({ state: 'detached' });
  });

  it('meets a pop-up in the shop, once, and never at the checkout', async () => {
    const goods = await makeGoods(api, 'Mirchi String', 2);
    const popUp = {
      title: 'Ten per cent off',
      audience: 'first_visit',
      delay_seconds: 0,
      every_days: 7,
      is_active: true,
    };
    await api.call<Answer<PopUpOffer>>('POST', '/admin/pop-up-offers/store', popUp);
    const { page } = await story.openTab();
    const dialog = page.getByRole('dialog', { name: popUp.title });

    await page.goto(`/checkout?variant=${goods.variantId}`, { waitUntil: 'networkidle' });
    await checkoutPage(page).order.getByText('Mirchi String').waitFor();
    expect(await dialog.count()).toBe(0);
    await page.getByRole('link', { name: 'Gallery' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await untilClosed(page, dialog);
    await page.goto('/', { waitUntil: 'networkidle' });

    expect(await dialog.count()).toBe(0);
  });

  it('meets it on the first page of the first visit, and Escape gives the page back', async () => {
    const popUp = { title: 'Welcome', audience: 'first_visit', delay_seconds: 0, is_active: true };
    await api.call<Answer<PopUpOffer>>('POST', '/admin/pop-up-offers/store', popUp);
    const { page } = await story.openTab();
    const dialog = page.getByRole('dialog', { name: popUp.title });

    await page.goto('/');
    await dialog.waitFor();
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Escape');
    await untilClosed(page, dialog);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto('/gallery', { waitUntil: 'networkidle' });

    expect(await dialog.count()).toBe(0);
  });

  afterEach(() => switchPopUpsOff(api));
});

/** A sign of the sample with three choices above its button. */
const manyChoices = '/products/maharaja-showroom-facade-letters';

/** Where it ends, from the top of the window. */
async function endOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

/** Closing goes back in the history, which would call off a visit that begins meanwhile. */
async function untilClosed(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => !('lumoraOverlay' in Object(history.state)));
}

/** Fills in the checkout and places the order. */
async function placeOrder(page: Page): Promise<void> {
  const checkout = checkoutPage(page);
  await checkout.name.fill('Asha Rao');
  await checkout.phone.fill('98765 43210');
  await checkout.address.fill('12 MG Road, Bengaluru');
  await checkout.pinCode.fill('560001');
  await checkout.placeOrder.click();
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}
