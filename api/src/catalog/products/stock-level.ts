import { lowStock, type StockLevel } from '@lumora/shared-contract';
import { between, eq, gt, type Column, type SQL } from 'drizzle-orm';

/** A column of pieces is at the level. */
export function isAtStockLevel(stock: Column, level: StockLevel): SQL {
  if (level === 'in') return gt(stock, 0);
  return level === 'low' ? between(stock, 1, lowStock) : eq(stock, 0);
}
