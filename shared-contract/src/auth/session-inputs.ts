import { boolean, object, string, type InferType } from 'yup';

const email = string().trim().required('Email is required').email('Enter a valid email').max(254, 'Max 254 chars');
const password = string().required('Password is required').min(6, 'Min 6 characters').max(200, 'Max 200 characters');
const name = string().trim().required('Name is required').min(2, 'Min 2 chars').max(80, 'Max 80 chars');

export const signInInput = object({ email, password, remember: boolean().default(false) });
export type SignInInput = InferType<typeof signInInput>;

/** `setup_code` is the one-time code printed at first start; needed only while no administrator exists (D23). */
export const registerInput = object({
  name,
  email,
  password,
  setup_code: string().trim().max(64),
  role: string().trim().max(40),
});
export type RegisterInput = InferType<typeof registerInput>;

/** A changed e-mail needs the current password too: an open laptop must not be enough to take an account over. */
export const profileInput = object({
  name,
  email,
  current_password: string().max(200).default(''),
});
export type ProfileInput = InferType<typeof profileInput>;

export const passwordInput = object({
  current_password: string().required('Current password is required').max(200),
  password,
});
export type PasswordInput = InferType<typeof passwordInput>;
