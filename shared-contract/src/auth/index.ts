export * from './permissions.ts';
export * from './session-inputs.ts';
export * from './session.ts';
