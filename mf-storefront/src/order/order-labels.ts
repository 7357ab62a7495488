import type { OrderStatus, ShopOrder } from '@lumora/shared-contract/orders';
import { formatSize, rupees, shopTimeZone } from '@lumora/shared-contract/format';

/** Title and description of each status for the shopper. */
export const statusLabels: Record<OrderStatus, { title: string; description: string }> = {
  new: { title: 'Received', description: 'We have your order and will confirm it soon, by phone or on WhatsApp.' },
  confirmed: {
    title: 'Confirmed',
    description: 'Your order is confirmed. We make a custom sign once you approve its drawing.',
  },
  dispatched: { title: 'Dispatched', description: 'Your order is on its way to you.' },
  delivered: { title: 'Delivered', description: 'Your order has arrived. Enjoy the glow!' },
  cancelled: { title: 'Cancelled', description: 'This order was cancelled. Ask us on WhatsApp if that surprises you.' },
};

/** The statuses of an order that is not cancelled, in order. */
export const orderSteps = ['new', 'confirmed', 'dispatched', 'delivered'] as const satisfies OrderStatus[];

/** Kind of payment as text for the shopper. */
export const paymentLabels: Record<ShopOrder['payment'], string> = {
  cod: 'Cash on delivery',
  chat: 'To be agreed on WhatsApp',
};

/** Returns the chat message about a placed order. */
export function orderChatMessage(order: ShopOrder): string {
  const { reference, lines, voucher_code, discount, total, payment, name } = order;
  return [
    `Hi, this is ${name}. My order is ${reference}:`,
    ...lines.map((line) => `${line.quantity} × ${line.name}${detailsInBrackets(line)}: ${rupees(line.total)}`),
    ...(voucher_code === null ? [] : [`Voucher ${voucher_code}: −${rupees(discount)}`]),
    `Total: ${rupees(total)}`,
    `Payment: ${paymentLabels[payment]}`,
  ].join('\n');
}

function detailsInBrackets(line: ShopOrder['lines'][number]): string {
  const { sku } = line;
  const parts = [displayedDetails(line), sku && `SKU ${sku}`].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/**
 * Returns the options of an order line, with sizes in centimetres and without those whose value is its name, such as
 * `Dimmer: Inline Dimmer`.
 */
export function displayedDetails({ name, details }: ShopOrder['lines'][number]): string {
  return details
    .split(' · ')
    .filter((option) => !option.endsWith(`: ${name}`))
    .map((option) => option.replace(/[^:\s]+$/, (value) => formatSize(value) ?? value))
    .join(' · ');
}

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: shopTimeZone,
});

/** Formats an ISO 8601 timestamp as date and time in India; the time does not break. */
export function formatDateTime(timestamp: string): string {
  return dateTimeFormat.format(new Date(timestamp)).replace(/ (?=[ap]m$)/, '\u00A0');
}
