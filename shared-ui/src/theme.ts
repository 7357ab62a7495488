export * from './theme/lumora-theme.ts';
