import { DeployError } from '../../deploy-error.ts';
import { Refusal } from '../refusals.ts';

/** A refusal of the release store in the shape of an answer. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof DeployError)) return error;
  if (error.code === 'not_found') return new Refusal(404, 'not_found', error.message);
  if (error.code === 'channel_moved') return new Refusal(409, 'conflict', error.message);
  return new Refusal(422, 'invalid', error.message);
}
