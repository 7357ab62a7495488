import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop.ts';
import { quoteOf } from '../testing/sample-cart.ts';

const RealResizeObserver = globalThis.ResizeObserver;
const lines = [{ variant_id: 2, quantity: 1 }];
const stylesheet = document.createElement('style');
let close = () => {};

// jsdom has no layout: every element is 60 px high, and as far above its parent as `topPx` says
beforeEach(() => {
  globalThis.ResizeObserver = class extends RealResizeObserver {
    readonly #callback: ResizeObserverCallback;

    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.#callback = callback;
    }

    override observe() {
      this.#callback([], this);
    }
  };
  setLayout({ topPx: 0 });
  localStorage.setItem('lumora-cart', JSON.stringify(lines));
});

afterEach(() => {
  close();
  globalThis.ResizeObserver = RealResizeObserver;
  stylesheet.remove();
  document.documentElement.style.scrollPaddingBottom = '';
  localStorage.clear();
});

function setLayout({ topPx }: { topPx: number }) {
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: { configurable: true, get: () => 60 },
    offsetTop: { configurable: true, get: () => topPx },
  });
}

async function open(path: string, position: string) {
  stylesheet.textContent = `* { position: ${position} }`;
  document.body.append(stylesheet);
  close = openShop(path, () => Response.json({ data: quoteOf(lines) }));
  await screen.findByRole('heading', { level: 1 });
}

const padding = () => document.documentElement.style.scrollPaddingBottom;

test.each(['/cart', '/checkout', '/products/chai-and-chill'])(
  'a focused control of %s is not scrolled behind the bar at the bottom',
  async (path) => {
    await open(path, 'sticky');

    await waitFor(() => expect(padding()).toBe('60px'));
  },
);

test('the padding includes the name and the price above the bar', async () => {
  setLayout({ topPx: -40 });
  await open('/products/chai-and-chill', 'fixed');

  await waitFor(() => expect(padding()).toBe('100px'));
});

test('a bar that scrolls with the page needs no padding', async () => {
  await open('/products/chai-and-chill', 'static');

  await waitFor(() => expect(padding()).toBe('0px'));
});
