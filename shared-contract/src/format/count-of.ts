import { formatNumber } from './format-number.ts';

/** Formats a count with its noun, such as “1 variant” or “1,200 variants”; `plural` defaults to `singular` with an s. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}
