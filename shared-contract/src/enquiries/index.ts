export * from './enquiry-inputs.ts';
export * from './enquiry-rules.ts';
export * from './enquiry.ts';
