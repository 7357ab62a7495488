export * from './browser-storage.ts';
export * from './on-storage-change.ts';
export * from './safe-storage.ts';
export * from './unsaved-input.ts';
export * from './unsaved-page-input.ts';
