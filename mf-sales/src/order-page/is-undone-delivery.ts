import type { OrderEvent } from '@lumora/shared-contract/orders';

/** Returns whether the event at `index` returned a delivered order to `dispatched`. `events` has the newest first. */
export function isUndoneDelivery(events: readonly OrderEvent[], index: number): boolean {
  return events[index]?.kind === 'dispatched' && events.slice(index).some(({ kind }) => kind === 'delivered');
}
