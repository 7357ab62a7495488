/** Joins the first titles, as many as fit `maxLength` characters but at least one, and counts the others, such as “Pink, Red +7 more”. */
export function joinFirst(titles: readonly string[], maxLength: number): string {
  const all = titles.join(', ');
  if (all.length <= maxLength) return all;

  const fitting = titles.findLastIndex((_, index) => titles.slice(0, index + 1).join(', ').length <= maxLength);
  return joinFirstOf(titles, Math.max(fitting, 0) + 1);
}

/** Joins the first `count` titles, and counts the others, such as “Pink, Red +7 more”. */
export function joinFirstOf(titles: readonly string[], count: number): string {
  const first = titles.slice(0, count).join(', ');
  return count >= titles.length ? first : `${first} +${titles.length - count} more`;
}
