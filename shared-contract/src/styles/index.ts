export * from './colour-contrast.ts';
export * from './neon-colours.ts';
