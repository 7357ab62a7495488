import type { OrderStatus, ShopOrder } from '@lumora/shared-contract';
import { rupees } from '../prices/rupees.ts';

/** How far an order is, as its shopper is told. */
export const statusLabels: Record<OrderStatus, { title: string; words: string }> = {
  new: { title: 'Received', words: 'We have your order and confirm it soon, by phone or on WhatsApp.' },
  confirmed: { title: 'Confirmed', words: 'Your order is confirmed and being made.' },
  dispatched: { title: 'Dispatched', words: 'Your order is on its way to you.' },
  delivered: { title: 'Delivered', words: 'Your order has arrived. Enjoy the glow!' },
  cancelled: { title: 'Cancelled', words: 'This order was cancelled. Ask us on the chat if that surprises you.' },
};

/** The steps of an order that goes well. */
export const orderSteps = ['new', 'confirmed', 'dispatched', 'delivered'] as const satisfies OrderStatus[];

export const paymentLabels: Record<ShopOrder['payment'], string> = {
  cod: 'Cash on delivery',
  chat: 'To be agreed on WhatsApp',
};

/** What a shopper would say on the chat about an order just made. */
export function orderChatMessage(order: ShopOrder): string {
  const { reference, lines, voucher_code, discount, total, payment, name } = order;
  return [
    `Hi, this is ${name}. My order is ${reference}:`,
    ...lines.map((line) => `${line.quantity} × ${line.name}${inBrackets(line)}: ${rupees(line.total)}`),
    ...(voucher_code === null ? [] : [`Voucher ${voucher_code}: −${rupees(discount)}`]),
    `Total: ${rupees(total)}`,
    `Payment: ${paymentLabels[payment]}`,
  ].join('\n');
}

function inBrackets({ details, sku }: ShopOrder['lines'][number]): string {
  const facts = [details, sku && `SKU ${sku}`].filter((words) => words !== '');
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

/** A phone number as people read it; kept as digits with country code. */
export function formatPhone(phone: string): string {
  return phone.replace(/^91(\d{5})(\d{5})$/, '+91 $1 $2');
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

export function formatDateTime(moment: string): string {
  return day.format(new Date(moment));
}
