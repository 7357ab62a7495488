import type { Schedule } from '@lumora/shared-contract/promotions';
import { formatIndiaDateTime } from '@lumora/shared-ui';

/** Formats a schedule in the Indian time zone: “24 Nov, 10:00 – 30 Nov, 23:59”, “From …”, “Until …” or “Always”. */
export function formatSchedule({ starts_at, ends_at }: Pick<Schedule, 'starts_at' | 'ends_at'>): string {
  if (starts_at !== null && ends_at !== null)
    return `${formatIndiaDateTime(starts_at)} – ${formatIndiaDateTime(ends_at)}`;
  if (starts_at !== null) return `From ${formatIndiaDateTime(starts_at)}`;
  return ends_at === null ? 'Always' : `Until ${formatIndiaDateTime(ends_at)}`;
}
