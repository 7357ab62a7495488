import { afterEach, beforeEach } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderInput } from '@lumora/shared-contract/orders';
import { openShop } from './open-shop.ts';
import { quoteOf } from './sample-cart.ts';
import { order } from './sample-order.ts';

interface SentOrder {
  key: string | null;
  body: OrderInput;
}

const soldOutVariant = 1;

/** Sets up a checkout for one test file. Records the sent orders in `sent` and responds to them with `respond`. */
export function useCheckout() {
  const checkout = {
    sent: [] as SentOrder[],
    /** the product is sold out */
    soldOut: false,
    /** resolves before each response to a request for a quote */
    beforeQuote: Promise.resolve(),
    respond: (): Response | Promise<Response> => Response.json({ data: order }),
    close: () => undefined as void,
    async open(search = '') {
      checkout.close = openShop(`/checkout${search}`, async ({ path, body }, headers) => {
        const input = body as OrderInput; // the body that the shop sends
        const lines = checkout.soldOut
          ? input.lines.map((line) => ({ ...line, variant_id: soldOutVariant }))
          : input.lines;
        if (path === '/cart/quote') {
          await checkout.beforeQuote;
          return Response.json({ data: quoteOf(lines, input.voucher, input.phone) });
        }
        checkout.sent.push({ key: headers.get('Idempotency-Key'), body: input });
        return checkout.respond();
      });
      await screen.findByRole('region', { name: 'Your order' });
    },
  };

  beforeEach(() => {
    checkout.sent = [];
    checkout.soldOut = false;
    checkout.beforeQuote = Promise.resolve();
    checkout.respond = () => Response.json({ data: order });
  });

  afterEach(() => {
    checkout.close();
    localStorage.clear();
    sessionStorage.clear();
  });

  return checkout;
}

/** Sets the value of a field in one change, which is much faster than typing it key by key. */
export const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Clicks Place order. */
export const placeOrder = () => userEvent.click(screen.getByRole('button', { name: 'Place order' }));

/** Fills in all required fields. */
export function fillAll() {
  fill(/^Name/, 'Asha Rao');
  fill(/^Mobile number/, '98765 43210');
  fill(/^Address/, '12 MG Road, Bengaluru');
  fill(/^PIN code/, '560001');
}
