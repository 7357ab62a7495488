import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bytes that a page downloads, after gzip; fonts uncompressed. */
export interface TransferSizes {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
}

/** Opens `path` in a new tab, waits until the network is idle, and returns the bytes received by kind. */
export async function measureTransfer(page: Page, path: string): Promise<TransferSizes> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });

  const weight: TransferSizes = { html: 0, scripts: 0, styles: 0, fonts: 0 };
  for (const response of responses) {
    const kind = kindOf(response);
    if (kind === undefined) continue;
    const body = await response.body();
    weight[kind] += kind === 'fonts' ? body.length : gzipSync(body).length;
  }
  return weight;
}

/** Classifies by content type, so that a preloaded script counts as a script. */
function kindOf(response: Response): keyof TransferSizes | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'scripts';
  if (type.startsWith('text/css')) return 'styles';
  if (type.startsWith('font/')) return 'fonts';
  return response.request().isNavigationRequest() ? 'html' : undefined;
}
