import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own fetch: jest-environment-jsdom leaves it out. */
export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
  }
}
