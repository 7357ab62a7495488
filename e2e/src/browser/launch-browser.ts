import { findChromium } from '@lumora/deploy/find-chromium';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

const executablePath = findChromium(process.env);

/** Starts headless Chromium without its own background requests. */
export const launchOptions: LaunchOptions = {
  ...(executablePath !== null && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}
