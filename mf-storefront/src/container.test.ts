import { afterEach, expect, test } from '@jest/globals';
import * as core from '@lumora/shared-auth/core';
import { get, init } from './container.ts';
import { http, provideCore } from './provided-core.ts';

afterEach(() => provideCore(core));

test('The container uses the core that the page provides, whatever its version, and returns the app', async () => {
  const provided = { ...core, http: core.http };
  await init({ '@lumora/shared-auth/core': { '1.7.0': { get: () => Promise.resolve(() => provided) } } });

  const app = (await get())();

  expect(http).toBe(provided.http);
  expect(app.mount).toBeInstanceOf(Function);
});

test('init rejects when the page does not provide the core', async () => {
  await expect(init({})).rejects.toThrow('The shop needs @lumora/shared-auth/core from the page.');
});
