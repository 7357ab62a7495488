/** Fetches a sitemap file and returns its lines: path and timestamp, separated by a tab. */
export async function sitemapLines(origin: string, name: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/sitemap/${name}`);
  return (await response.text()).trimEnd().split('\n');
}
