import { Type, type Static } from '@sinclair/typebox';
import { object, string, type InferType } from '../validation/schema.ts';
import { isTimestamp } from '../http/is-timestamp.ts';

/**
 * A notification of an entity. `kind` is that of an extension in the slot `notifications`. `name` finds the row in a list.
 * `occurred_at` is ISO 8601 in UTC.
 */
const notice = Type.Object({
  kind: Type.String(),
  id: Type.Integer(),
  name: Type.String(),
  title: Type.String(),
  occurred_at: Type.String(),
});
export type Notice = Static<typeof notice>;

/** Query of `GET /admin/notices`: `kinds` are separated by commas; all kinds without it. */
export const noticesQuery = object({ kinds: string().optional() });
export type NoticesQuery = InferType<typeof noticesQuery>;

/**
 * Response of `GET /admin/notices`: open notifications that the user may view, newest first. `unread` counts those newer
 * than the user's last `seen` call (at most 100 of a kind); `until` is the timestamp of the response, to be sent by `seen`.
 */
export const notices = Type.Object({
  notices: Type.Array(notice),
  unread: Type.Integer(),
  until: Type.String(),
});
export type Notices = Static<typeof notices>;

const untilMessage = 'Send until as it was read';

/** Body of `POST /admin/notices/seen`: marks the notifications up to `until` as read. */
export const noticesSeenInput = object({
  until: string()
    .required(untilMessage)
    .test('timestamp', untilMessage, (until) => isTimestamp(until) && new Date(until).toISOString() === until),
});
export type NoticesSeenInput = InferType<typeof noticesSeenInput>;
