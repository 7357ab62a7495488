import { boolean, mixed, number, object, string, type InferType } from '../validation/schema.ts';
import { emptyToUndefined } from '../http/empty-text.ts';
import { channelActions, type ChannelAction } from './channel-actions.ts';

/** Actions of the Modules page: changes of a channel, and pinning this browser to a release. */
export const moduleActions = [...channelActions, 'pin', 'unpin'] as const;
export type ModuleAction = ChannelAction | 'pin' | 'unpin';

/** Reason for the history; required to force a release. */
export const moveReason = string()
  .trim()
  .max(500, 'Max 500 chars')
  .default('')
  .when('force', ([isForced], reason) => (isForced ? reason.required('Forcing a release takes a reason') : reason));

/** Body of `POST /admin/releases/{module}`. `force` overrides the verdict of the gate; it requires `releases.override` and a reason. */
export const moduleMoveInput = object({
  action: mixed<ModuleAction>().oneOf(moduleActions, 'Choose what to do').required('Choose what to do'),
  release: string().max(120).default(''),
  percent: number()
    .transform(emptyToUndefined)
    .typeError('Share must be a number')
    .integer('Share must be a whole number')
    .min(1, 'Share is at least 1%')
    .max(100, 'Share is at most 100%')
    .when('action', ([action], share) =>
      action === 'canary' ? share.required('Say which share of the visitors gets it') : share,
    ),
  force: boolean().default(false),
  reason: moveReason,
});
export type ModuleMove = InferType<typeof moduleMoveInput>;
