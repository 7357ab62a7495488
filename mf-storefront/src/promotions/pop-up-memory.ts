import type { ShownPopUp } from '@lumora/shared-contract';
import { keptText } from '../kept/kept-text.ts';

const hasVisited = keptText('local', 'lumora-visited');
const isFirstVisit = keptText('session', 'lumora-first-visit');

/** Notes that the shopper is here; a visit is what one tab sees until it is closed. */
export function noteVisit(): void {
  if (hasVisited.get() !== null) return;
  hasVisited.set('1');
  isFirstVisit.set('1');
}

/** Whether the pop-up is for this shopper, and not shown in this visit or in its last `every_days` days. */
export function isWelcome({ id, audience, every_days }: ShownPopUp): boolean {
  if (audience === 'first_visit' && isFirstVisit.get() === null) return false;
  const { lastTime, thisVisit } = memoryOf(id);
  if (thisVisit.get() !== null) return false;
  const moment = Number.parseInt(lastTime.get() ?? '', 10);
  return Number.isNaN(moment) || Date.now() - moment >= every_days * dayLength;
}

export function noteShown({ id }: ShownPopUp): void {
  const { lastTime, thisVisit } = memoryOf(id);
  lastTime.set(String(Date.now()));
  thisVisit.set('1');
}

function memoryOf(id: number) {
  const key = `lumora-pop-up-${id}`;
  return { lastTime: keptText('local', key), thisVisit: keptText('session', key) };
}

/** ms */
const dayLength = 24 * 3_600_000;
