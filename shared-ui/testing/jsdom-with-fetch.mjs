import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom environment with Node's `fetch`, which jsdom does not have. */
export default class JsdomWithFetch extends JsdomEnvironment {
  constructor(config, context) {
    // not jest-environment-jsdom, because getComputedStyle() of its jsdom 26 is several times slower
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    for (const name of ['fetch', 'Request', 'Response', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
  }
}
