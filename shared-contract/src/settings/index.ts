export * from './shop-settings-input.ts';
export * from './shop-settings.ts';
