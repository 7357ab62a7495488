import { string } from '../validation/schema.ts';

/**
 * The field `updated_at` of an update: the value that the form has read. If the row has changed since, the API responds
 * with 409 and a message that names who changed it.
 */
export const expectedVersion = string().max(40);
