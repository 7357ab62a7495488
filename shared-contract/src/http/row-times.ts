import { Type } from '@sinclair/typebox';

/** When a row was made and last changed, ISO 8601 in UTC. */
export const rowTimes = { created_at: Type.String(), updated_at: Type.String() };
