export * from './keep-translated-texts.ts';
