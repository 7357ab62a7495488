export * from './restore-replaced-texts.ts';
