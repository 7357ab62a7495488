/** IANA name of the time zone of the shop: days of lists, schedules and deliveries begin at its midnight. */
export const shopTimeZone = 'Asia/Kolkata';

/** Offset of `shopTimeZone` from UTC (ms), which has no daylight saving time. */
export const shopTimeOffsetMs = 330 * 60_000;
