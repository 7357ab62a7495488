import { signInByApi } from '../product/sign-in-by-api.ts';

/** Returns the browser storage of an administrator's session; `origin` is that of a foreign host, if the pages come from one. */
export async function signedInState(url: string, origin = url) {
  const { token, user } = await signInByApi(url);
  const value = JSON.stringify({ user, token, isAuthenticated: true });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'auth-storage', value }] }] };
}
