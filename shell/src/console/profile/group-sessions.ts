import type { DeviceSession } from '@lumora/shared-contract/auth';
import { deviceName } from './device-name.ts';

/**
 * Groups sessions of the same browser, system and address, in their order; the current one comes first in its group. Another
 * address is another group, because it may be another device.
 */
export function groupSessions(sessions: readonly DeviceSession[]): DeviceSession[][] {
  const groups = new Map<string, DeviceSession[]>();
  for (const device of sessions) {
    const key = `${deviceName(device.user_agent)} ${device.address}`;
    groups.set(key, [...(groups.get(key) ?? []), device]);
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)));
}
