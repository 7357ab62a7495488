import type { SignedIn } from '@lumora/shared-contract/auth';
import type { ImportReport } from '@lumora/shared-contract/catalog';
import { testPassword, type Caller, type TestApp } from './test-app.ts';

const root = '/admin/products';

/** Signs in the administrator, whom `shop.as` has created, and returns the token. */
export async function signIn(shop: TestApp): Promise<string> {
  const credentials = { email: 'administrator@test.example', password: testPassword };
  return (await shop.post<SignedIn>('/admin/login', credentials)).body.data.token;
}

/** Downloads the export as the administrator; `query` begins with `?`. */
export async function exportCsv(shop: TestApp, query = '', signedIn?: string) {
  const token = signedIn ?? (await signIn(shop));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${shop.origin}/api${root}/export.csv${query}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { headers: response.headers, text: bytes.toString() };
}

/** Imports a file; `query` begins with `&`. */
export function importCsv(admin: Caller, content: string | Buffer, dryRun: boolean, query = '') {
  const data = new FormData();
  data.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'products.csv');
  return admin.post<ImportReport>(`${root}/import?dry_run=${dryRun}${query}`, data);
}
