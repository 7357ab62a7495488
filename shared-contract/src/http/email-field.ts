import { string } from '../validation/schema.ts';

const invalidEmail = 'Enter a valid email';

/** An email address that is newly stored; empty is valid. */
export const emailField = string()
  .trim()
  .email(invalidEmail)
  // yup accepts a host without a dot, which receives no mail
  .matches(/\.[^.@]{2,}$/, { message: invalidEmail, excludeEmptyString: true });
