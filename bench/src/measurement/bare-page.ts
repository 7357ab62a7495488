import type { Browser, CDPSession } from 'playwright-core';

/** A page without the `Runtime` domain of DevTools, and the call of a DevTools method on it. */
export interface BarePage {
  call: (method: string, params?: object) => Promise<unknown>;
  /** Waits until `expression` is true in the page, and returns its value. */
  waitFor: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

interface DevtoolsResponse {
  id?: number;
  result?: { result?: { value?: unknown } };
  error?: { message: string };
}

const pollMs = 100;
const timeoutMs = 60_000;

/**
 * Opens a page in a context of its own, with DevTools methods only. Playwright's own pages enable the `Runtime` domain of
 * DevTools. With it the browser computes the line numbers of the whole script for each `Error` that is made, which takes about
 * 160 ms of the throttled console list: a cost that no user has. `Runtime.evaluate` does not enable the domain.
 */
export async function openBarePage(browser: Browser): Promise<BarePage> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
  const call = caller(devtools, sessionId);
  await call('Page.enable');
  return {
    call,
    waitFor: async (expression) => {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        const { result } = (await call('Runtime.evaluate', { expression })) ?? {};
        if (result?.value) return result.value;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      throw new Error(`${expression} was not true within ${timeoutMs} ms.`);
    },
    close: async () => {
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
      await devtools.detach();
    },
  };
}

function caller(devtools: CDPSession, sessionId: string) {
  let lastId = 0;
  const pendingCalls = new Map<number, (response: DevtoolsResponse) => void>();
  devtools.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const response: DevtoolsResponse = JSON.parse(event.message);
    if (response.id !== undefined) pendingCalls.get(response.id)?.(response);
  });
  return async (method: string, params: object = {}): Promise<DevtoolsResponse['result']> => {
    const id = (lastId += 1);
    const responded = new Promise<DevtoolsResponse>((resolve) => pendingCalls.set(id, resolve));
    await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await responded;
    pendingCalls.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
