import { releaseSetIdPath } from '@lumora/shared-contract';
import { ReleaseError } from '@lumora/releases/release-error';

export interface RunningProduct {
  /** scheme, host and port */
  origin: string;
  isDevelopment: boolean;
  /** of the live set */
  id: string;
}

/** The product that runs at `url`; refuses with what to do where none does. */
export async function findProduct(url: string): Promise<RunningProduct> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ReleaseError(
      'usage',
      `--url must be the product’s address, such as http://127.0.0.1:8080, not “${url}”.`,
    );
  }
  const { origin } = new URL(url);
  const answer = await fetch(origin + releaseSetIdPath, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  const set = answer?.ok ? ((await answer.json().catch(() => null)) as Partial<RunningProduct> | null) : null;
  if (typeof set?.id === 'string') return { origin, isDevelopment: set.isDevelopment === true, id: set.id };
  throw new ReleaseError(
    'not_found',
    `No Lumora answers at ${origin}. Start it with DEVELOPMENT=on npm start, or name a running one with --url.`,
  );
}
