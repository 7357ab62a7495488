import { Type } from '@sinclair/typebox';

/** Timestamps of a row's creation and last change, ISO 8601 in UTC. */
export const rowTimes = { created_at: Type.String(), updated_at: Type.String() };
