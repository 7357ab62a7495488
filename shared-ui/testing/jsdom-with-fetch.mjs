import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom with Node's own fetch, which jsdom leaves out. */
export default class JsdomWithFetch extends JsdomEnvironment {
  constructor(config, context) {
    // not jest-environment-jsdom, which brings jsdom 26: its getComputedStyle() costs several times as much
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    for (const name of ['fetch', 'Request', 'Response', 'structuredClone']) {
      this.global[name] ??= globalThis[name];
    }
  }
}
