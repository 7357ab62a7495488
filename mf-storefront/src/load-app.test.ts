import { afterEach, expect, test } from '@jest/globals';
import * as core from '@lumora/shared-auth/core';
import { loadApp } from './load-app.ts';
import { http, provideCore } from './provided-core.ts';

/** Defines the share scope of the page, as the compiler and a host do. */
const share = (packages: object) => Object.assign(globalThis, { __webpack_share_scopes__: { default: packages } });

afterEach(() => {
  provideCore(core);
  Reflect.deleteProperty(globalThis, '__webpack_share_scopes__');
});

test('The app uses the core that the page provides, whatever its version', async () => {
  const provided = { ...core, http: core.http };
  share({ '@lumora/shared-auth/core': { '1.7.0': { get: () => Promise.resolve(() => provided) } } });

  const app = await loadApp();

  expect(http).toBe(provided.http);
  expect(app.mount).toBeInstanceOf(Function);
});

test('Loading the app rejects when the page does not provide the core', async () => {
  share({});

  await expect(loadApp()).rejects.toThrow('The shop needs @lumora/shared-auth/core from the page.');
});
