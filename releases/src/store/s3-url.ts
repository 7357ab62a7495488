/** A bucket, as `s3://bucket/prefix?endpoint=https://host&region=name` names it. */
export interface S3Place {
  bucket: string;
  /** empty, or ends with a slash */
  prefix: string;
  /** another provider than Amazon */
  endpoint: string | undefined;
  region: string;
}

/** What the address names; null when it names no bucket. */
export function parseS3Url(value: string): S3Place | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) return null;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint)) return null;
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}
