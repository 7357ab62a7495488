export * from './image-rules.ts';
export * from './shop-image.ts';
