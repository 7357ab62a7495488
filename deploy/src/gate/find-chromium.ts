import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of the browser that the gate opens pages in: `CHROME_PATH`, or an installed Chromium or Chrome; null without one. */
export function findChromium(env: Record<string, string | undefined>): string | null {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const places = [
    env['CHROME_PATH'],
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...usualPlaces,
  ];
  return places.find((file) => file !== undefined && file !== '' && existsSync(file)) ?? null;
}
