/** How the CDN is asked to drop what it caches under some tags. */
export const purgeForms = ['purge', 'json'] as const;

export interface PurgeSettings {
  url: string;
  /** sent as `Authorization: Bearer` */
  token: string | undefined;
  /** `purge`: method PURGE and the tags in `Cache-Tag`; `json`: POST of `{"tags": […]}` */
  form: (typeof purgeForms)[number];
}

const timeoutMs = 5_000;

/** Asks the CDN to drop the responses that have one of `tags`. Throws when it cannot be reached or does not respond with 2xx. */
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
  if (!response.ok) throw new Error(`The purge was answered ${response.status}.`);
}
