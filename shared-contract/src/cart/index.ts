export * from './cart-limits.ts';
export * from './cart-quote-input.ts';
export * from './cart-quote.ts';
export * from './displayed-attributes.ts';
export * from './line-key.ts';
export * from './voucher-dry-run.ts';
