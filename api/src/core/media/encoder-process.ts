import type { Rendition } from '@lumora/shared-contract/images';
import sharp from 'sharp';
import { encodeRendition } from './encode-rendition.ts';

/** Message to the encoder process. */
export interface EncodeRequest {
  original: Buffer;
  rendition: Rendition;
}

/** Message from the encoder process. */
export type EncodeResponse = { bytes: Buffer } | { error: string };

// use one core at most; a cache is useless because no picture is decoded twice
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
