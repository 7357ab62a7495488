import type { ApiResponse } from '@lumora/shared-contract/http';
import type { HeaderOffer, PopUpOffer, Voucher } from '@lumora/shared-contract/promotions';
import type { Locator, Page } from '@playwright/test';
import { delayResponses } from '../../browser/delay-responses.ts';
import { placeOrder } from '../../browser/place-order.ts';
import { expectReady } from '../../browser/expect-ready.ts';
import { cartPage } from '../../pages/cart-page.ts';
import { checkoutPage } from '../../pages/checkout-page.ts';
import { shopScreenTags } from '../../pages/module-tags.ts';
import { orderPage } from '../../pages/order-page.ts';
import { shopProductPage } from '../../pages/shop-product-page.ts';
import { createProductForSale, stockOf } from '../../product/create-product-for-sale.ts';
import { switchPopUpsOff } from '../../product/switch-pop-ups-off.ts';
import { expect, test } from '../../test.ts';

const polling = { intervals: [50] };

/** An open page fetches changed offers again after at least 5 s. */
const refetchMs = 6_000;

const tag = shopScreenTags('home', 'product', 'cart', 'checkout', 'order', 'gallery', 'info');

test.describe('Orders and offers', { tag }, () => {
  test('A shopper orders what is in the cart with a voucher, which lowers the stock and empties the cart', async ({
    page,
    api,
  }) => {
    const voucher = { code: 'TENOFF', kind: 'percent', amount: 10, min_order: 3000, is_active: true };
    await api.call<ApiResponse<Voucher>>('POST', '/admin/vouchers/store', voucher);
    const goods = await createProductForSale(api, 'Tapri Lantern', 5);
    const [shown, cart, order] = [shopProductPage(page), cartPage(page), orderPage(page)];

    await page.goto(goods.path);
    await shown.addToCart.click();
    await shown.viewCart.click();
    await cart.openVoucher.click();
    await cart.voucher.fill('tenoff');
    await cart.apply.click();
    await expect(cart.outcome).toContainText('Add ₹500 more');
    await page.getByRole('button', { name: 'One more of Tapri Lantern' }).click();
    await expect(cart.outcome).toContainText('TENOFF takes ₹500 off.');
    await expect(cart.total('₹4,500')).toBeVisible();
    await cart.checkout.click();
    await placeOrder(page);

    await expect(order.heading).toBeVisible();
    await expect(order.signs.getByText('₹4,500')).toBeVisible();
    const [next, signs, delivery] = await Promise.all(
      [order.next, order.signs, order.delivery].map((region) => region.boundingBox()),
    );
    expect(signs?.x ?? 0).toBeGreaterThan(next?.x ?? Infinity);
    expect(signs?.y ?? Infinity).toBeLessThan(next?.y ?? 0);
    expect(delivery?.x).toBe(signs?.x);
    await expect(order.delivery.getByText('+91 98765 43210')).toBeVisible();
    expect(decodeURIComponent((await order.chat.getAttribute('href')) ?? '')).toContain('2 × Tapri Lantern');
    await expect(order.continueShopping).toBeVisible();
    expect(await stockOf(api, goods)).toBe(3);
    await page.goto('/cart');
    await expect(cart.empty).toBeVisible();
  });

  test('A shopper orders one product with Buy Now, and the cart stays as it is', async ({ page, api }) => {
    const goods = await createProductForSale(api, 'Auto Horn', 4);
    const shown = shopProductPage(page);

    await page.goto(goods.path);
    await shown.addToCart.click();
    await expect(shown.added).toBeVisible();
    await shown.more.click();
    await shown.buyNow.click();
    await placeOrder(page);

    await expect(orderPage(page).signs.getByText('2 × ₹2,500')).toBeVisible();
    expect(await stockOf(api, goods)).toBe(2);
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('A shopper who got no response sends the order again after a reload, and has ordered once', async ({
    page,
    api,
    problems,
  }) => {
    const goods = await createProductForSale(api, 'Rangoli Ring', 4);
    problems.expect(/did not get .*\/api\/orders/);
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const checkout = checkoutPage(page);

    await page.goto(`/checkout?variant=${goods.variantId}&quantity=3`);
    await placeOrder(page);
    await expect(checkout.tryAgain).toBeVisible();
    await page.unroute('**/api/orders');
    await page.reload();
    await checkout.tryAgain.click();

    await expect(orderPage(page).heading).toBeVisible();
    expect(await stockOf(api, goods)).toBe(1);
  });

  test('A second tab places no order while the first one waits for its response', async ({ page, context, api }) => {
    const goods = await createProductForSale(api, 'Kite String', 4);
    const second = await context.newPage();
    for (const tab of [page, second]) await tab.goto(`/checkout?variant=${goods.variantId}`);
    const releaseResponses = await delayResponses(page, /\/api\/orders$/);

    await placeOrder(page);
    await placeOrder(second);
    await expect(second.getByText('Another order of yours is still being sent.')).toBeVisible();
    releaseResponses();

    await expect(orderPage(page).heading).toBeVisible();
    expect(await stockOf(api, goods)).toBe(3);
  });

  test('An order is shown for its reference and phone number, and not for another number', async ({
    page,
    api,
    problems,
    openVisitor,
  }) => {
    const goods = await createProductForSale(api, 'Peacock Feather', 2);
    problems.expect(/\/api\/orders\/LUM-.* responded with 404/);
    await page.goto(`/checkout?variant=${goods.variantId}`);
    await placeOrder(page);
    await expect(orderPage(page).heading).toBeVisible();
    const visitor = await openVisitor();
    const order = orderPage(visitor);

    await visitor.goto(page.url());
    await order.phone.fill('9000000000');
    await order.show.click();
    await expect(order.rejection).toContainText('No order has this order number and mobile number');
    await order.phone.fill('098765 43210');
    await order.show.click();

    await expect(order.signs).toContainText('Peacock Feather');
  });

  test('A scheduled offer is on cached pages and in open ones from its start to its end, without a write in between', async ({
    page,
    api,
    request,
  }) => {
    const text = 'One hour of light';
    const ribbon = page.getByRole('region', { name: 'Offers' }).getByText(text);
    const isOnCachedPage = async () => (await (await request.get('/pages/shipping')).text()).includes(text);
    await page.clock.install();
    const opened = performance.now();
    await page.goto('/gallery');
    // on a slow machine the page takes longer to open, which has to be before the start, and to show the offer
    const lengthMs = 1_000 + 2 * (performance.now() - opened);
    const startsAt = Date.now() + lengthMs;
    const offer = {
      text,
      is_active: true,
      starts_at: new Date(startsAt).toISOString(),
      ends_at: new Date(startsAt + lengthMs).toISOString(),
    };
    await api.call<ApiResponse<HeaderOffer>>('POST', '/admin/header-offers/store', offer);
    expect(await isOnCachedPage()).toBe(false);
    await page.goto('/gallery');

    await expect.poll(isOnCachedPage, polling).toBe(true);
    await page.clock.fastForward(refetchMs);
    await expect(ribbon).toBeAttached();

    await expect.poll(isOnCachedPage, polling).toBe(false);
    await page.clock.fastForward(refetchMs);
    await expect(ribbon).not.toBeAttached();
  });

  test.describe('With a pop-up', () => {
    test.afterEach(({ api }) => switchPopUpsOff(api));

    test('the shop opens it once, and never at the checkout', async ({ page, api }) => {
      const goods = await createProductForSale(api, 'Mirchi String', 2);
      const popUp = {
        title: 'Ten per cent off',
        audience: 'first_visit',
        delay_seconds: 0,
        every_days: 7,
        is_active: true,
      };
      await api.call<ApiResponse<PopUpOffer>>('POST', '/admin/pop-up-offers/store', popUp);
      const dialog = page.getByRole('dialog', { name: popUp.title });

      await page.goto(`/checkout?variant=${goods.variantId}`, { waitUntil: 'networkidle' });
      await expect(checkoutPage(page).order.getByText('Mirchi String')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('link', { name: 'Gallery' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expectClosed(page, dialog);
      await page.goto('/', { waitUntil: 'networkidle' });

      await expect(dialog).toHaveCount(0);
    });

    test('the shop does not open it while an element has the focus of the keyboard', async ({ page, api }) => {
      const popUp = { title: 'Not now', audience: 'everyone', delay_seconds: 5, is_active: true };
      await api.call<ApiResponse<PopUpOffer>>('POST', '/admin/pop-up-offers/store', popUp);
      const dialog = page.getByRole('dialog', { name: popUp.title });
      await page.clock.install();

      await page.goto('/gallery');
      await expectReady(page);
      await page.keyboard.press('Tab');
      await page.clock.runFor(10_000);
      await expect(dialog).toHaveCount(0);
      await page.getByRole('heading', { level: 1 }).click();
      await page.clock.runFor(6_000);

      await expect(dialog).toBeVisible();
    });

    test('the shop opens it neither over the menu or the filters nor within seconds of a tap or of scrolling', async ({
      page,
      api,
    }) => {
      const popUp = { title: 'In a moment', audience: 'everyone', delay_seconds: 60, is_active: true };
      await api.call<ApiResponse<PopUpOffer>>('POST', '/admin/pop-up-offers/store', popUp);
      const dialog = page.getByRole('dialog', { name: popUp.title });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.setViewportSize({ width: 375, height: 740 });
      await page.clock.install();
      const chunk = page.waitForResponse(/\/pop-up\.[^/]+\.js$/);

      await page.goto('/product-display');
      await expectReady(page);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      await page.clock.runFor(60_000);
      await chunk;
      await page.clock.runFor(3_000);
      await expect(dialog).toHaveCount(0);
      await menu.getByRole('button', { name: 'Close' }).click();
      await expectClosed(page, menu);
      await page.clock.runFor(3_000);
      await expect(dialog).toHaveCount(0);
      await page.getByText('Filters', { exact: true }).first().click();
      await page.waitForFunction(() => Boolean(Object(history.state).lumoraOverlay));
      await page.clock.runFor(7_000);
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'Close filters' }).click();
      await page.mouse.move(180, 600);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.clock.runFor(3_000);
      await expect(dialog).toHaveCount(0);
      await page.clock.runFor(4_000);

      await expect(dialog).toBeVisible();
    });

    test('the shop opens it on the first page of the first visit, and the page behind it does not scroll', async ({
      page,
      api,
    }) => {
      const popUp = { title: 'Welcome', audience: 'first_visit', delay_seconds: 0, is_active: true };
      await api.call<ApiResponse<PopUpOffer>>('POST', '/admin/pop-up-offers/store', popUp);
      const dialog = page.getByRole('dialog', { name: popUp.title });

      await page.goto('/');
      await expect(dialog).toBeVisible();
      await page.mouse.move(20, 600);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press('Escape');
      await expectClosed(page, dialog);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goto('/gallery', { waitUntil: 'networkidle' });

      await expect(dialog).toHaveCount(0);
    });
  });
});

/** Closing goes back in the history, which would abort a navigation that starts meanwhile. */
async function expectClosed(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toHaveCount(0);
  await page.waitForFunction(() => !('lumoraOverlay' in Object(history.state)));
}
