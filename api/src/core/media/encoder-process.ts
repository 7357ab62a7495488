import type { Rendition } from '@lumora/shared-contract';
import sharp from 'sharp';
import { encodeRendition } from './encode-rendition.ts';

export interface EncodeRequest {
  original: Buffer;
  rendition: Rendition;
}

export type EncodeResponse = { bytes: Buffer } | { error: string };

// one core at most, and nothing is decoded twice
sharp.concurrency(1);
sharp.cache(false);
process.once('disconnect', () => process.exit());
process.on('message', (request: EncodeRequest) => void respond(request).then((response) => process.send?.(response)));

async function respond({ original, rendition }: EncodeRequest): Promise<EncodeResponse> {
  try {
    return { bytes: await encodeRendition(original, rendition) };
  } catch (error) {
    return { error: String(error) };
  }
}
