/**
 * Runs in a worker thread of the gateway, one page at a time. Plain JavaScript, because the thread starts without
 * the loader that reads TypeScript. Without a url the bundle is only loaded, so that the first page need not wait.
 * @param {{ bundle: string, url: string | null, context: { apiUrl: string, origin: string, version?: string } }} task
 */
export default async function renderPage({ bundle, url, context }) {
  const { render } = await import(bundle);
  return url === null ? null : render(url, context);
}
