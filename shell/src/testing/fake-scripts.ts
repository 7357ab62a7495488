import type { ModuleReport } from '../report-module.ts';

/** Fake scripts by path: the function that runs when the script loads. Another path fails to load. */
export type Scripts = Record<string, () => void>;

/**
 * Fakes the loading of scripts and the sending of beacons, which jsdom does not support. `scripts` may change during a test.
 * Returns the requested paths, the reports, and `stop`.
 */
export function fakeScripts(scripts: Scripts) {
  const requested: string[] = [];
  const reports: ModuleReport[] = [];

  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const { pathname } = new URL(node.src);
      requested.push(pathname);
      scripts[pathname]?.();
      node.dispatchEvent(new Event(pathname in scripts ? 'load' : 'error'));
    }
  });
  observer.observe(document.head, { childList: true });

  navigator.sendBeacon = (_url, body) => {
    reports.push(JSON.parse(body as string));
    return true;
  };
  return { requested, reports, stop: () => observer.disconnect() };
}
