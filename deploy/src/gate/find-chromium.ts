import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell renders no browser window and uses a third of the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a browser for gate and tests: `CHROME_PATH`, or an installed Chromium or Chrome; null without one. */
export function findChromium(env: Record<string, string | undefined>): string | null {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [
    env['CHROME_PATH'],
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...macPaths,
  ];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file)) ?? null;
}
