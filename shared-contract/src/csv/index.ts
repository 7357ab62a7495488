export * from './formula-text.ts';
