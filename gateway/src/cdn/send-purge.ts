/** The supported formats of a purge request. */
export const purgeForms = ['purge', 'json'] as const;

export interface PurgeSettings {
  url: string;
  /** sent as `Authorization: Bearer` */
  token: string | undefined;
  /** `purge`: method PURGE and the tags in `Cache-Tag`; `json`: POST of `{"tags": […]}` */
  form: (typeof purgeForms)[number];
}

const timeoutMs = 5_000;

/** Purges the responses with one of `tags` from the CDN. Throws when the CDN is unreachable or the status is not 2xx. */
export async function sendPurge({ url, token, form }: PurgeSettings, tags: string[]): Promise<void> {
  const request =
    form === 'json'
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ tags }) }
      : { method: 'PURGE', headers: { 'cache-tag': tags.join(',') } };
  const response = await fetch(url, {
    ...request,
    headers: { ...request.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CDN responded to the purge with ${response.status}.`);
}
