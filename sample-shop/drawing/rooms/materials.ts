import { material } from './solids.ts';

export const oak = material('#8a6a48', { grain: 'wood', gloss: 0.2 });
export const walnut = material('#5a4030', { grain: 'wood', gloss: 0.25 });
export const black = material('#1b1b1f', { gloss: 0.35 });
export const brass = material('#b08d4f', { gloss: 0.9 });
export const linen = material('#c9c4bb', { grain: 'cloth' });
export const clay = material('#a8674a', { gloss: 0.1 });
