/** The parsed form of `s3://bucket/prefix?endpoint=https://host&region=name`. */
export interface S3Location {
  bucket: string;
  /** empty, or ends with a slash */
  prefix: string;
  /** URL of the provider; undefined for Amazon S3 */
  endpoint: string | undefined;
  region: string;
}

/** Parses an `s3:` URL. Returns null when it is invalid. */
export function parseS3Url(value: string): S3Location | null {
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
