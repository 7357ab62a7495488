import { expect, test } from '@jest/globals';
import type { OrderEvent, OrderEventKind } from '@lumora/shared-contract/orders';
import { isUndoneDelivery } from './is-undone-delivery.ts';

const eventOf = (kind: OrderEventKind): OrderEvent => ({
  kind,
  message: '',
  courier: '',
  tracking: '',
  created_at: '2026-11-28T10:00:00.000Z',
  created_by: 'Asha',
});

test('Only a dispatch after a delivery undoes it', () => {
  const events = (['delivered', 'dispatched', 'note', 'delivered', 'dispatched', 'confirmed', 'new'] as const).map(
    eventOf,
  );

  expect(events.map((_event, index) => isUndoneDelivery(events, index))).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
