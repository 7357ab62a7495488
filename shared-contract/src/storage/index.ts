export * from './browser-storage.ts';
