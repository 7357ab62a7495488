import { fileURLToPath } from 'node:url';

/** URL of the folder of the drawn pictures and their index. */
export const picturesFolder = new URL('../pictures/', import.meta.url);

/** Path of the folder of the renditions that the first pages of a new shop show. */
export const renditionsFolder = fileURLToPath(new URL('../renditions', import.meta.url));
