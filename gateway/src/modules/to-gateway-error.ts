import { ReleaseError } from '@lumora/releases/release-error';
import { GatewayError } from '../http/gateway-error.ts';

/** Converts a `ReleaseError` to a `GatewayError` (404, 409 or 422); returns any other error unchanged. */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof ReleaseError)) return error;
  if (error.code === 'not_found') return new GatewayError('not_found', error.message);
  if (error.code === 'channel_moved') return new GatewayError('conflict', error.message);
  return new GatewayError('invalid', error.message);
}
