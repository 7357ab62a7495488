import { developmentEvents } from '@lumora/shared-contract/releases';

/** API that the compiler adds to a build with hot reload. */
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    webpackHot: { status(): string; check(isApplied: true): Promise<unknown> };
  }
}

const hot = import.meta.webpackHot;
let newest = __webpack_hash__;

// the console listens to the build server; only this module can apply new code
window.addEventListener(developmentEvents.built, (event) => {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
  newest = event.detail;
  void applyUpdate();
});

async function applyUpdate(): Promise<void> {
  if (newest === __webpack_hash__ || hot.status() !== 'idle') return;
  const updated = await hot.check(true).catch(() => null);
  // a change outside components, or one after a missed update
  if (updated === null) window.dispatchEvent(new Event(developmentEvents.stale));
  else await applyUpdate();
}
