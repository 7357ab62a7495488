export * from './day-sales.ts';
export * from './option-values.ts';
export * from './order-customer-input.ts';
export * from './order-inputs.ts';
export * from './order-rules.ts';
export * from './order.ts';
export * from './tracking-link.ts';
