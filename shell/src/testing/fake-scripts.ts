import type { ModuleReport } from '../report-module.ts';

/** What the server has, by path: what a script does when it runs. A path that is not here is a 404. */
export type Scripts = Record<string, () => void>;

/**
 * Stands in for the network of scripts and beacons, which jsdom has not; `scripts` may be changed while a test runs.
 * Answers what was asked for and what was reported.
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
