import { Type, type Static } from '@sinclair/typebox';

export const sessionUser = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  role: Type.String(),
  permissions: Type.Array(Type.String()),
});
export type SessionUser = Static<typeof sessionUser>;

/** Response of `POST /admin/login`; `expires_at` is ISO 8601. */
export const signedIn = Type.Object({
  token: Type.String(),
  user: sessionUser,
  expires_at: Type.String(),
});
export type SignedIn = Static<typeof signedIn>;

/** A session of the user, as the profile page lists it. `address` is an IP address; timestamps are ISO 8601. */
export const deviceSession = Type.Object({
  id: Type.Integer(),
  user_agent: Type.String(),
  address: Type.String(),
  created_at: Type.String(),
  last_seen_at: Type.String(),
  is_current: Type.Boolean(),
});
export type DeviceSession = Static<typeof deviceSession>;
