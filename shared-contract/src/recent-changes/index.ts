export * from './recent-change.ts';
