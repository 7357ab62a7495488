export * from './not-found-texts.ts';
export * from './start-flicker.ts';
