import { pgliteFiles } from './api/testing/jest/pglite-files.mjs';
import { consoleRemotes } from './scripts/console-remotes.mjs';

/** Options that all projects share. */
const shared = {
  // by default in the temporary folder, which `npm test` removes
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
};

const node = { testEnvironment: 'node', extensionsToTreatAsEsm: ['.ts', '.tsx'] };

/** For tests that boot the API or a gateway. */
const longerTimeout = { setupFilesAfterEnv: ['<rootDir>/api/testing/jest/longer-timeout.mjs'] };

/** `npm test` names the program that these tests start, where it is or can be installed. */
const withoutVarnish = process.env.TEST_VARNISHD
  ? {}
  : { testPathIgnorePatterns: ['/node_modules/', 'varnish\\.test\\.ts$'] };

const api = {
  ...node,
  testEnvironment: '<rootDir>/api/testing/jest/app-environment.mjs',
  ...longerTimeout,
  globalSetup: '<rootDir>/deploy/testing/bundle-server.mjs',
};

const dom = {
  // compiles a module once per worker instead of once per test file: docs/decisions/125
  runtime: '<rootDir>/shared-ui/testing/compile-once-runtime.cjs',
  testEnvironment: '<rootDir>/shared-ui/testing/jsdom-with-fetch.mjs',
  // these ship ES modules only; the rest of the packages has a CommonJS build
  transformIgnorePatterns: ['/node_modules/(?!(react-data-grid)/)'],
  setupFilesAfterEnv: ['<rootDir>/shared-ui/testing/screen-setup.mjs'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared-ui/testing/empty-style.cjs',
    '\\.(avif|webm|mp4|woff2)$': '<rootDir>/shared-ui/testing/file-url.cjs',
  },
};

const sources = (folder) => `${folder}/src`;

const project = (name, roots, more) => ({
  ...shared,
  displayName: name,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  ...more,
  setupFilesAfterEnv: ['<rootDir>/scripts/test/retry-once.mjs', ...(more.setupFilesAfterEnv ?? [])],
});

export default {
  // for all projects: jest has no time-out option per project
  testTimeout: process.env.CI === 'true' ? 15_000 : 5_000, // a machine of CI may take three times as long
  // the default of jest leaves one core idle, half of a small machine; a third worker on two cores is no quicker
  maxWorkers: '100%',
  // the heap of a worker grows with every file that it runs, and a large heap takes longer to collect
  workerIdleMemoryLimit: '1.5GB',
  reporters: ['default', '<rootDir>/scripts/test/jest-results-reporter.mjs'],
  projects: [
    project('contract', [...['shared-contract', 'sample-shop'].map(sources), 'sample-shop/drawing'], node),
    // on PostgreSQL when TEST_DATABASE_URL names a server, else on the embedded database
    project('api', ['api/src'], api),
    project('pglite', ['api/src'], {
      ...api,
      testMatch: pgliteFiles.map((file) => `<rootDir>/api/src/${file}`),
      setupFiles: ['<rootDir>/api/testing/jest/embedded-database.mjs'],
    }),
    project('deploy', ['releases', 'gateway', 'deploy'].map(sources), { ...node, ...longerTimeout, ...withoutVarnish }),
    project('screens', ['shared-auth', 'shared-ui', 'shell', 'mf-storefront'].map(sources), dom),
    // every remote of the console, with the real API
    project('remotes', consoleRemotes.map(sources), {
      ...dom,
      setupFilesAfterEnv: [...dom.setupFilesAfterEnv, '<rootDir>/shared-ui/testing/api-screen-setup.mjs'],
      globalSetup: '<rootDir>/api/testing/jest/serve-screens.mjs',
      globalTeardown: '<rootDir>/api/testing/jest/stop-serving-screens.mjs',
    }),
  ],
};
