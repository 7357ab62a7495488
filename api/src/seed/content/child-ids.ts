import type { IdTree } from './taxonomy.queries.ts';

/** Returns the ids of a row and of its child by their titles. Throws when the sample lacks one of them. */
export function childIdsOf(tree: IdTree, title: string, childTitle: string): [id: number, childId: number] {
  const parent = tree.get(title);
  const childId = parent?.children.get(childTitle);
  if (!parent || !childId) throw new Error(`The sample has no “${childTitle}” in “${title}”.`);
  return [parent.id, childId];
}
