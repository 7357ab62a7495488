import { signInByApi } from '../product/sign-in-by-api.ts';

/** What a browser keeps of an administrator's session; `origin` is another where a foreign host stands before the product. */
export async function signedInState(url: string, origin = url) {
  const { token, user } = await signInByApi(url);
  const value = JSON.stringify({ user, token, isAuthenticated: true });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'auth-storage', value }] }] };
}
