import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of the console's remotes, by their name, so that checks and tests include a new one. */
export const consoleRemotes = readdirSync(path.dirname(import.meta.dirname)).filter(
  (name) => name.startsWith('mf-') && name !== 'mf-storefront',
);
