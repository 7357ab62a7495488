import { launchBrowser } from '@lumora/e2e/launch-browser';
import { signInByApi } from '@lumora/e2e/sign-in-by-api';
import type { Product } from '@lumora/e2e/start-product';
import { measureTransfer, type TransferSizes } from '@lumora/e2e/weigh-visit';
import { times } from '../measurement/figures.ts';

/** Measures the downloads (gzip) of the first visit of shop and console, and their share of the console's. */
export async function firstVisit({ url }: Product): Promise<void> {
  const browser = await launchBrowser();
  try {
    const weights: Record<string, TransferSizes> = {};
    for (const path of ['/', '/auth/login', '/admin', '/admin/categories', '/admin/products']) {
      const context = await browser.newContext({ baseURL: url, storageState: await storedSession(url, path) });
      weights[path] = await measureTransfer(await context.newPage(), path);
      await context.close();
    }
    const whole = total(weights['/admin/categories']);
    console.table(
      Object.entries(weights).map(([path, weight]) => ({
        path,
        ...weight,
        'of /admin/categories': times(total(weight), whole),
      })),
    );
  } finally {
    await browser.close();
  }
}

function total(weight: TransferSizes | undefined): number {
  return Object.values(weight ?? {}).reduce((sum, bytes) => sum + bytes, 0);
}

async function storedSession(url: string, path: string) {
  if (!path.startsWith('/admin')) return { cookies: [], origins: [] };
  const { token, user } = await signInByApi(url);
  const value = JSON.stringify({ user, token, isAuthenticated: true });
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth-storage', value }] }] };
}
