import { lowStock, type StockLevel } from '@lumora/shared-contract/catalog';
import { between, eq, gt, type Column, type SQL } from 'drizzle-orm';

/** Returns the condition that a stock column is at a level: `in` above 0, `low` from 1 to the low-stock limit, `out` at 0. */
export function isAtStockLevel(stock: Column, level: StockLevel): SQL {
  if (level === 'in') return gt(stock, 0);
  return level === 'low' ? between(stock, 1, lowStock) : eq(stock, 0);
}
