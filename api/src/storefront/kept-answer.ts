import { createHash } from 'node:crypto';
import type { Changes } from '../database/changes.ts';

export interface KeptAnswer {
  body: string;
  etag: string;
}

/** Makes an answer once, and again only after something that shoppers see has changed. */
export function keepUntilChange(changes: Changes) {
  let kept: Promise<KeptAnswer> | undefined;
  const unsubscribe = changes.subscribe(() => (kept = undefined));

  return {
    unsubscribe,
    read(make: () => Promise<string>): Promise<KeptAnswer> {
      if (kept) return kept;
      const making = make().then((body) => ({ body, etag: etagOf(body) }));
      kept = making;
      // what failed is not kept; what changed while it was made is already let go of by the notice
      making.catch(() => kept === making && (kept = undefined));
      return making;
    },
  };
}

function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
