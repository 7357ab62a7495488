import type { SignedIn } from '@lumora/shared-contract/auth';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { admin } from './start-product.ts';

/** Names the session on the page of the profile. */
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36';

/** Signs in by the API: for calls outside the browser, and for tabs that skip the sign-in page. */
export async function signInByApi(url: string): Promise<SignedIn> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`The sign-in was rejected with ${response.status}: ${await response.text()}`);
  const { data }: ApiResponse<SignedIn> = await response.json();
  return data;
}
