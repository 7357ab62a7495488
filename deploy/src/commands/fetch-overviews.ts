import type { ApiResponse } from '@lumora/shared-contract/http';
import type { ModuleOverview } from '@lumora/shared-contract/releases';
import type { Config } from '../config/config.ts';

type Access = Pick<Config, 'adminEmail' | 'adminPassword' | 'publicUrl' | 'port'>;

/**
 * Returns what the Modules page of the running product shows, for the user `ADMIN_EMAIL` with `ADMIN_PASSWORD`. Empty without
 * them, and if the product does not respond or rejects the user.
 */
export async function fetchOverviews({
  adminEmail: email,
  adminPassword: password,
  publicUrl,
  port,
}: Access): Promise<ModuleOverview[]> {
  if (email === undefined || password === undefined) return [];
  const api = `${publicUrl ?? `http://127.0.0.1:${port}`}/api/admin`;
  try {
    const { token } = await request<{ token: string }>(`${api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const headers = { authorization: `Bearer ${token}` };
    const overviews = await request<ModuleOverview[]>(`${api}/releases`, { headers });
    await fetch(`${api}/logout`, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) });
    return overviews;
  } catch {
    // the details state that there are no figures of browsers
    return [];
  }
}

const timeoutMs = 5_000;

async function request<Data>(url: string, init: RequestInit): Promise<Data> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const { data }: ApiResponse<Data> = await response.json();
  return data;
}
