import { boolean, object, string, textAsTyped, type InferType } from '../validation/schema.ts';
import { emailField } from '../http/email-field.ts';

/** The email of an existing account, which may be one that `emailField` rejects, such as `root@localhost`. */
const accountEmail = string()
  .trim()
  .required('Email is required')
  .email('Enter a valid email')
  .max(254, 'Max 254 chars');
const password = textAsTyped()
  .required('Password is required')
  .min(6, 'Min 6 characters')
  .max(200, 'Max 200 characters');
const name = string().trim().required('Name is required').min(2, 'Min 2 chars').max(80, 'Max 80 chars');

/** Body of `POST /admin/login`. With `remember` the session lasts 30 days, else 12 hours after its last use. */
export const signInInput = object({ email: accountEmail, password, remember: boolean().default(false) });
export type SignInInput = InferType<typeof signInInput>;

/**
 * Body of `POST /admin/register`. `setup_code` is the one-time code that the API prints at its first start; it is required
 * while no administrator exists. Afterwards the call needs the permission `admins.create`.
 */
export const registerInput = object({
  name,
  email: emailField.required('Email is required').max(254, 'Max 254 chars'),
  password,
  setup_code: string().trim().max(64),
  role: string().trim().max(40),
});
export type RegisterInput = InferType<typeof registerInput>;

/**
 * Body of the profile form. A changed e-mail requires `current_password`, so that an unattended browser is not enough to
 * take over an account.
 */
export const profileInput = object({
  name,
  email: accountEmail,
  current_password: textAsTyped().max(200).default(''),
});
export type ProfileInput = InferType<typeof profileInput>;

/** Body of the change of one's own password. */
export const passwordInput = object({
  current_password: textAsTyped().required('Current password is required').max(200),
  password,
});
export type PasswordInput = InferType<typeof passwordInput>;
