export * from './lumora-theme.ts';
