/** Starts visitors that request pages and every file that a page names, one after the other, until they are stopped. */
export function sendVisitors(url: string, paths: string[], { count, faultsOf }: VisitorOptions) {
  const failures: string[] = [];
  let [pages, files] = [0, 0];
  const end = new AbortController();

  const visits = Array.from({ length: count }, async (_, visitor) => {
    for (let visit = visitor; !end.signal.aborted; visit++) await open(paths[visit % paths.length] ?? '/');
  });

  async function open(path: string): Promise<void> {
    const html = await read(path);
    if (html === null) return;
    pages += 1;
    failures.push(...faultsOf(html).map((fault) => `${path} ${fault}`));
    const named = new Set(html.match(/(?<=(?:src|href)=")\/assets\/[^"]+/g));
    for (const file of named) if ((await read(file)) !== null) files += 1;
  }

  async function read(path: string): Promise<string | null> {
    try {
      const response = await fetch(url + path, { headers: { accept: '*/*' } });
      const text = await response.text();
      if (response.ok) return text;
      failures.push(`${path} responded with ${response.status}`);
    } catch (error) {
      failures.push(`${path} failed: ${String(error)}`);
    }
    return null;
  }

  return {
    end: () => end.abort(),
    async seen() {
      await Promise.all(visits);
      return { pages, files, failures };
    },
  };
}

interface VisitorOptions {
  count: number;
  /** returns the problems of a page, as text */
  faultsOf: (html: string) => string[];
}
