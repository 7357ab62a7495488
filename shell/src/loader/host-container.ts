import * as sharedAuth from '@lumora/shared-auth/core';
import type { StorefrontApp } from '@lumora/shared-contract/storefront';

/**
 * Hosts the storefront's container without the federation runtime, which would cost each shopper 27 kB of scripts (gzip)
 * more (docs/decisions/055). The entry, which defines the container as a global variable, has to be loaded. Returns the
 * app. Throws if the entry defines no container.
 */
export async function hostContainer(name: string): Promise<StorefrontApp> {
  const container: Container | undefined = Reflect.get(window, name);
  if (container === undefined) throw new Error(`The entry defines no ${name}.`);
  await container.init(shareScope);
  const factory = await container.get('./app');
  return factory();
}

/** A federation container: consumes the share scope of its host and exposes the app. */
interface Container {
  init(scope: typeof shareScope): unknown;
  get(expose: './app'): Promise<() => StorefrontApp | Promise<StorefrontApp>>;
}

/** The only package that storefront and console share; its version is that of the workspace. */
const shareScope = {
  '@lumora/shared-auth/core': {
    '1.0.0': { get: () => Promise.resolve(() => sharedAuth), loaded: 1, from: 'lumora_shell' },
  },
};
