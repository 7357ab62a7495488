import { Type, type Static } from '@sinclair/typebox';
import { object, string, type InferType } from 'yup';
import { isTimestamp } from '../http/is-timestamp.ts';

/** `kind` says what happened at `at` (ISO 8601, UTC); `path` is the console page that deals with it. */
const notice = Type.Object({
  kind: Type.Union([Type.Literal('order'), Type.Literal('low_stock'), Type.Literal('review')]),
  title: Type.String(),
  path: Type.String(),
  at: Type.String(),
});
export type Notice = Static<typeof notice>;

/**
 * Answer of `GET /admin/notices`: what waits for somebody, the newest first, of what the user may view. `unread` are newer
 * than this user's last look (at most 100 of a kind are counted); `until` is the moment of the answer, for `seen`.
 */
export const notices = Type.Object({
  notices: Type.Array(notice),
  unread: Type.Integer(),
  until: Type.String(),
});
export type Notices = Static<typeof notices>;

const asRead = 'Send until as it was read';

/** Body of `POST /admin/notices/seen`: what was there `until` then has been looked at. */
export const noticesSeenInput = object({
  until: string()
    .required(asRead)
    .test('moment', asRead, (until) => isTimestamp(until) && new Date(until).toISOString() === until),
});
export type NoticesSeenInput = InferType<typeof noticesSeenInput>;
