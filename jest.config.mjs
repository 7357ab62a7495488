import { readdirSync } from 'node:fs';

/** One run for every test of the workspace; the folder decides the surroundings. */
const shared = {
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

const esm = { extensionsToTreatAsEsm: ['.ts', '.tsx'] };

const dom = {
  testEnvironment: '<rootDir>/shared-ui/testing/jsdom-with-fetch.mjs',
  // these ship ES modules only; the rest of the packages has a CommonJS build
  transformIgnorePatterns: ['/node_modules/(?!(react-data-grid)/)'],
  setupFilesAfterEnv: ['<rootDir>/shared-ui/testing/screen-setup.mjs'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared-ui/testing/empty-style.cjs',
    '\\.(avif|webm|mp4|woff2)$': '<rootDir>/shared-ui/testing/file-address.cjs',
  },
};

const sources = (room) => `${room}/src`;

const project = (name, roots, more) => ({
  ...shared,
  displayName: name,
  roots: roots.map((room) => `<rootDir>/${room}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  ...more,
});

/** Remotes whose screens are tested against the API itself; every other needs none. */
const onTheApi = ['mf-catalog', 'mf-promotions'];
const others = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-') && !onTheApi.includes(name));

export default {
  // one for all: jest takes no time-out from a project
  testTimeout: 180_000,
  // by itself jest leaves a core idle, half of a small machine
  maxWorkers: '100%',
  projects: [
    project('server', ['shared-contract/src', 'api/src', 'deploy/src'], { testEnvironment: 'node', ...esm }),
    project('screens', ['shared-auth', 'shared-ui', 'shell', ...others].map(sources), dom),
    project('remotes', onTheApi.map(sources), {
      ...dom,
      globalSetup: '<rootDir>/api/testing/serve-screens.mjs',
      globalTeardown: '<rootDir>/api/testing/stop-serving-screens.mjs',
    }),
    project('browser', ['e2e/src'], {
      testEnvironment: 'node',
      ...esm,
      globalSetup: '<rootDir>/e2e/src/prepare-run.ts',
      testTimeout: 180_000,
    }),
  ],
};
