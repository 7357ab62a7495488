import type { ShownPopUp } from '@lumora/shared-contract';
import { keptText } from '../kept/kept-text.ts';

const hasVisited = keptText('local', 'lumora-visited');
const isFirstVisit = keptText('session', 'lumora-first-visit');
const shown = keptText('local', 'lumora-pop-up');
const shownNow = keptText('session', 'lumora-pop-up');

/** Notes that the shopper is here; a visit is what one tab sees until it is closed. */
export function noteVisit(): void {
  if (hasVisited.get() !== null) return;
  hasVisited.set('1');
  isFirstVisit.set('1');
}

/** Whether the pop-up is for this shopper, and not shown in this visit or in its last `every_days` days. */
export function isWelcome({ id, audience, every_days }: ShownPopUp): boolean {
  if (audience === 'first_visit' && isFirstVisit.get() === null) return false;
  if (idOf(shownNow.get()) === id) return false;
  const [, moment = ''] = shown.get()?.split(' ') ?? [];
  return idOf(shown.get()) !== id || Date.now() - Number(moment) >= every_days * dayLength;
}

export function noteShown({ id }: ShownPopUp): void {
  shown.set(`${id} ${Date.now()}`);
  shownNow.set(String(id));
}

function idOf(text: string | null): number {
  return Number.parseInt(text ?? '', 10);
}

/** ms */
const dayLength = 24 * 3_600_000;
