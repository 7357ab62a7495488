import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import type { OrderDetail, OrderRow } from '@lumora/shared-contract/orders';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { stockOf } from '../../product/create-product-for-sale.ts';
import type { ShopApi } from '../../product/shop-api.ts';
import type { AdminCalls } from './admin-calls.ts';
import { listNewRows } from './new-rows.ts';

/** A variant that is ordered. */
export interface Goods {
  productId: number;
  variantId: number;
  sku: string;
}

interface AuditOptions {
  calls: AdminCalls;
  api: ShopApi;
  goods: Goods[];
  /** pieces of each variant before the first order */
  stock: number;
  voucherCode: string;
}

const ordersPath = '/admin/orders';

/** Compares the stored orders with the acknowledged ones, with the stock and with the uses of the voucher. */
export class OrderAudit {
  readonly #options: AuditOptions;
  readonly #acknowledged = new Set<string>();
  readonly #found = new Set<string>();
  readonly #takenBySku = new Map<string, number>();
  #vouchersUsed = 0;
  #lastId: number;

  private constructor(options: AuditOptions, lastId: number) {
    this.#options = options;
    this.#lastId = lastId;
  }

  static async open(options: AuditOptions): Promise<OrderAudit> {
    const rows = await listNewRows<OrderRow>(options.calls, `${ordersPath}/list`, 0);
    return new OrderAudit(options, Math.max(0, ...rows.map(({ id }) => id)));
  }

  acknowledge(reference: string): void {
    this.#acknowledged.add(reference);
  }

  /** Returns violations. */
  async run(): Promise<string[]> {
    return [...(await this.#readNewOrders()), ...(await this.#compareSums())];
  }

  /** Adds new orders to the sums. */
  async #readNewOrders(): Promise<string[]> {
    const { calls, goods } = this.#options;
    const rows = await listNewRows<OrderRow>(calls, `${ordersPath}/list`, this.#lastId);
    for (const { reference } of rows) this.#found.add(reference);
    const lost = [...this.#acknowledged].filter((reference) => !this.#found.has(reference));
    const violations = lost.map((reference) => `The order ${reference} was acknowledged and is lost.`);
    for (const { id } of rows) {
      const { data } = await calls.get<ApiResponse<OrderDetail>>(`${ordersPath}/edit/${id}`);
      violations.push(...faultsOf(data, goods));
      if (data.voucher_code !== null) this.#vouchersUsed += 1;
      for (const { sku, quantity } of data.lines) {
        this.#takenBySku.set(sku, (this.#takenBySku.get(sku) ?? 0) + quantity);
      }
    }
    this.#lastId = Math.max(this.#lastId, ...rows.map(({ id }) => id));
    this.#acknowledged.clear();
    return violations;
  }

  /** Compares stock and voucher with the orders that were read. */
  async #compareSums(): Promise<string[]> {
    const { calls, api, goods, stock, voucherCode } = this.#options;
    const violations: string[] = [];
    for (const variant of goods) {
      const taken = stock - ((await stockOf(api, variant)) ?? 0);
      const ordered = this.#takenBySku.get(variant.sku) ?? 0;
      if (taken !== ordered) violations.push(`${variant.sku}: ${taken} pieces were taken for ${ordered} ordered ones.`);
    }
    const { data } = await calls.get<ListResponse<Voucher>>('/admin/vouchers/list');
    const used = data.find(({ code }) => code === voucherCode)?.used;
    const expected = this.#vouchersUsed;
    if (used !== expected) violations.push(`The voucher counts ${used} uses for ${expected} orders.`);
    return violations;
  }
}

function faultsOf({ reference, lines, subtotal, discount, total, events }: OrderDetail, goods: Goods[]): string[] {
  const sum = lines.reduce((money, line) => money + line.total, 0);
  const isPriced = lines.every((line) => line.total === line.price * line.quantity);
  const isKnown = lines.length > 0 && lines.every((line) => goods.some(({ sku }) => sku === line.sku));
  if (isKnown && isPriced && subtotal === sum && total === sum - discount && events.length > 0) return [];
  return [`The order ${reference} does not add up: ${JSON.stringify({ lines, subtotal, discount, total })}`];
}
