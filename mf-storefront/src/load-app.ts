import type { StorefrontApp } from '@lumora/shared-contract/storefront';
import { provideCore, type Core } from './provided-core.ts';

/**
 * Takes the core from the share scope of the page, then evaluates React, ReactDOM and the app in separate tasks, because one
 * long task would block input. Rejects when the page does not provide the core.
 */
export async function loadApp(): Promise<StorefrontApp> {
  const [core] = Object.values(__webpack_share_scopes__.default['@lumora/shared-auth/core'] ?? {});
  if (core === undefined) throw new Error('The shop needs @lumora/shared-auth/core from the page.');
  provideCore((await core.get())());

  await import(/* webpackChunkName: "app" */ './evaluate-react.ts');
  await nextTask();
  await import(/* webpackChunkName: "app" */ './evaluate-react-dom.ts');
  await nextTask();
  const app = await import(/* webpackChunkName: "app" */ './app.tsx');
  await nextTask();
  return app;
}

/** Resolves in the next task, so that the browser can handle input first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The compiler's name for the share scope that the host hands to `init`: packages by name, then by version. */
declare const __webpack_share_scopes__: {
  default: Record<string, Record<string, { get(): Promise<() => Core> }>>;
};
