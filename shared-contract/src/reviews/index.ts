export * from './review-inputs.ts';
export * from './review-limits.ts';
export * from './review.ts';
