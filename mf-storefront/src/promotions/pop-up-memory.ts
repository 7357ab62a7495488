import type { ActivePopUp } from '@lumora/shared-contract';
import { safeStorage } from '../storage/safe-storage.ts';

const hasVisited = safeStorage('local', 'lumora-visited');
const isFirstVisit = safeStorage('session', 'lumora-first-visit');

/** Notes that the shopper is here; a visit is what one tab sees until it is closed. */
export function recordVisit(): void {
  if (hasVisited.get() !== null) return;
  hasVisited.set('1');
  isFirstVisit.set('1');
}

/** Whether the pop-up is for this shopper, and not shown in this visit or in its last `every_days` days. */
export function shouldShowPopUp({ id, audience, every_days }: ActivePopUp): boolean {
  if (audience === 'first_visit' && isFirstVisit.get() === null) return false;
  const { lastTime, thisVisit } = memoryOf(id);
  if (thisVisit.get() !== null) return false;
  const moment = Number.parseInt(lastTime.get() ?? '', 10);
  return Number.isNaN(moment) || Date.now() - moment >= every_days * dayLength;
}

export function recordPopUpShown({ id }: ActivePopUp): void {
  const { lastTime, thisVisit } = memoryOf(id);
  lastTime.set(String(Date.now()));
  thisVisit.set('1');
}

function memoryOf(id: number) {
  const key = `lumora-pop-up-${id}`;
  return { lastTime: safeStorage('local', key), thisVisit: safeStorage('session', key) };
}

/** ms */
const dayLength = 24 * 3_600_000;
