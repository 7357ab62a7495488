import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser/launch-browser.ts';
import type { ProductOptions } from './src/test.ts';

const isCi = process.env['CI'] === 'true';

export default defineConfig<object, ProductOptions>({
  projects: [
    {
      name: 'read-only',
      testDir: 'src/specs/read-only',
      fullyParallel: true,
      use: { isProductShared: true },
    },
    { name: 'stateful', testDir: 'src/specs/stateful' },
  ],
  globalSetup: './src/prepare-run.ts',
  // three on two cores: a test waits for starts, animations and idle networks
  workers: '150%',
  // a machine of CI may take three times as long
  timeout: isCi ? 90_000 : 30_000,
  expect: { timeout: isCi ? 30_000 : 10_000 },
  retries: 1,
  failOnFlakyTests: isCi,
  forbidOnly: isCi,
  outputDir: '../reports/browser',
  reporter: [['dot'], ['json', { outputFile: '../reports/browser.json' }]],
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // animations take a sixth of the processor time; a test of motion sets `no-preference`
    reducedMotion: 'reduce',
    // a trace of every test takes a third of the processor time of the browser tests
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
