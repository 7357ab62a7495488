import { string } from 'yup';

/** `updated_at` as the form last read it: if the row has changed since, the update is a 409 (D30). */
export const expectedVersion = string().max(40);
