import type { StorefrontApp } from '@lumora/shared-contract';
import { provideCore, type Core } from './provided-core.ts';

/**
 * The federation container of the storefront: `init` takes the shared packages of the shell, `get` returns the app. Written
 * by hand, because the bundler's container is 3 kB larger: it negotiates versions, which a container with one shared
 * package does not need. `init` rejects when the shell does not provide the core.
 */
export async function init(scope: ShareScope): Promise<void> {
  const [provided] = Object.values(scope['@lumora/shared-auth/core'] ?? {});
  if (provided === undefined) throw new Error('The shop needs @lumora/shared-auth/core from the page.');
  const core = await provided.get();
  provideCore(core());
}

/** Loads the app. */
export async function get(): Promise<() => StorefrontApp> {
  // evaluates React, ReactDOM and the app in separate tasks, because one long task would block input
  await import(/* webpackChunkName: "app" */ 'react');
  await nextTask();
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await nextTask();
  const app = await import(/* webpackChunkName: "app" */ './app.tsx');
  await nextTask();
  return () => app;
}

/** Resolves in the next task, so that the browser can handle input first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The share scope of a federation host: packages by name, then by version. */
type ShareScope = Record<string, Record<string, { get(): Promise<() => Core> }>>;
