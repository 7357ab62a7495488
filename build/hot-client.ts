import { developmentEvents } from '@lumora/shared-contract/releases';

/** What the compiler gives a build with hot reload. */
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    webpackHot: { status(): string; check(isApplied: true): Promise<unknown> };
  }
}

const hot = import.meta.webpackHot;
let newest = __webpack_hash__;

// the console hears of builds, and this is the part of them that can take up new code
window.addEventListener(developmentEvents.built, (event) => {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
  newest = event.detail;
  void takeUp();
});

async function takeUp(): Promise<void> {
  if (newest === __webpack_hash__ || hot.status() !== 'idle') return;
  const updated = await hot.check(true).catch(() => null);
  // a change outside components, or one whose predecessor was missed
  if (updated === null) window.dispatchEvent(new Event(developmentEvents.stale));
  else await takeUp();
}
