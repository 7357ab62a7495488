export * from './count-of.ts';
export * from './format-number.ts';
export * from './join-first.ts';
export * from './kilobytes.ts';
export * from './paise.ts';
export * from './phone.ts';
export * from './rupees.ts';
export * from './time-zone.ts';
