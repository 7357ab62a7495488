import { releaseSetIdPath } from '@lumora/shared-contract/releases';
import { ReleaseError } from '@lumora/releases/release-error';

/** A running gateway. */
export interface RunningProduct {
  /** scheme, host and port */
  origin: string;
  isDevelopment: boolean;
  /** id of the live release set */
  id: string;
}

/** Returns the product at `url`. Throws `ReleaseError` `usage` for an invalid URL, `not_found` when none responds. */
export async function getProduct(url: string): Promise<RunningProduct> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ReleaseError(
      'usage',
      `--url must be the URL of the product, such as http://127.0.0.1:8080, not “${url}”.`,
    );
  }
  const { origin } = new URL(url);
  const response = await fetch(origin + releaseSetIdPath, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const set: Partial<RunningProduct> | null = response?.ok ? await response.json().catch(() => null) : null;
  if (typeof set?.id === 'string') return { origin, isDevelopment: set.isDevelopment === true, id: set.id };
  throw new ReleaseError(
    'not_found',
    `No Lumora responds at ${origin}. Start it with DEVELOPMENT=on npm start, or pass the URL of a running one with --url.`,
  );
}
