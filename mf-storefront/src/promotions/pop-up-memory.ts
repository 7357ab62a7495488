import type { ActivePopUp } from '@lumora/shared-contract/promotions';
import { safeStorage } from '@lumora/shared-contract/storage';

const hasVisited = safeStorage('local', 'lumora-visited');
const isFirstVisit = safeStorage('session', 'lumora-first-visit');

/** Records a visit, which lasts as long as the tab. */
export function recordVisit(): void {
  if (hasVisited.get() !== null) return;
  hasVisited.set('1');
  isFirstVisit.set('1');
}

/** Returns whether the visitor belongs to the audience and has not seen the pop-up in this visit or the last `every_days` days. */
export function shouldShowPopUp({ id, audience, every_days }: ActivePopUp): boolean {
  if (audience === 'first_visit' && isFirstVisit.get() === null) return false;
  const { lastShownAt, shownInVisit } = storageOf(id);
  if (shownInVisit.get() !== null) return false;
  const timestamp = Number.parseInt(lastShownAt.get() ?? '', 10);
  return Number.isNaN(timestamp) || Date.now() - timestamp >= every_days * dayMs;
}

/** Records that the pop-up was shown now. */
export function recordPopUpShown({ id }: ActivePopUp): void {
  const { lastShownAt, shownInVisit } = storageOf(id);
  lastShownAt.set(String(Date.now()));
  shownInVisit.set('1');
}

function storageOf(id: number) {
  const key = `lumora-pop-up-${id}`;
  return { lastShownAt: safeStorage('local', key), shownInVisit: safeStorage('session', key) };
}

const dayMs = 24 * 3_600_000;
