import { Type } from '@sinclair/typebox';
import { string } from 'yup';

/** When a row was made and last changed, ISO 8601 in UTC. */
export const rowTimes = { created_at: Type.String(), updated_at: Type.String() };

/** `updated_at` as the form last read it: if the row has changed since, the update is a 409 (D30). */
export const readAt = string().max(40);
