import { indiaDays, indiaMoment } from '../schedule/india-time.ts';

/** When an ISO time was by the shop's clock: `Today, 15:45`, `Yesterday, 09:05`, else its date. */
export function shopTime(time: string, now = Date.now()): string {
  const words = indiaMoment(time, now);
  const near = nearDays[Math.floor(indiaDays(now)) - Math.floor(indiaDays(Date.parse(time)))];
  return near === undefined ? words : words.replace(/^.*,/, `${near},`);
}

const nearDays = ['Today', 'Yesterday'];
