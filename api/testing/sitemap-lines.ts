/** The lines of a file of the sitemap: path and time, separated by a tab. */
export async function sitemapLines(origin: string, name: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/sitemap/${name}`);
  return (await response.text()).trimEnd().split('\n');
}
