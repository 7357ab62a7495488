import type { StorefrontApp } from '@lumora/shared-contract';
import { provideCore, type Core } from './provided-core.ts';

/**
 * The container that the page loads: `init` takes what the shell provides, `get` gives the app. Written by hand, because
 * the bundler's weighs 3 kB more, for choices among versions that a container of one shared package never has.
 */
export async function init(scope: ShareScope): Promise<void> {
  const [offer] = Object.values(scope['@lumora/shared-auth/core'] ?? {});
  if (offer === undefined) throw new Error('The shop needs @lumora/shared-auth/core from the page.');
  const core = await offer.get();
  provideCore(core());
}

export async function get(): Promise<() => StorefrontApp> {
  // the file, React and the app in tasks of their own: all at once would be one task three times as long
  await import(/* webpackChunkName: "app" */ 'react');
  await letOtherTasksRun();
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await letOtherTasksRun();
  const app = await import(/* webpackChunkName: "app" */ './app.tsx');
  await letOtherTasksRun();
  return () => app;
}

/** The taps that came meanwhile, above all. */
function letOtherTasksRun(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** As federation hosts hand it over: packages by name, then by version. */
type ShareScope = Record<string, Record<string, { get(): Promise<() => Core> }>>;
