export * from './cdn-headers.ts';
export * from './error-codes.ts';
export * from './list-query.ts';
export * from './phone-field.ts';
export * from './query-string.ts';
export * from './response.ts';
export * from './row-id.ts';
export * from './validation-messages.ts';
