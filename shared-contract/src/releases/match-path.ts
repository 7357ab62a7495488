/**
 * Returns whether a path matches the pattern of a route, of which `:param` stands for one segment. Matches as the routers of
 * console and shop do: case-insensitive, with or without a trailing slash. Throws `URIError` for a path that cannot be decoded.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const [expected, actual] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => segment.startsWith(':') || segment === actual[index])
  );
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment) => decodeURIComponent(segment).toLowerCase());
}
