/** Returns the id of the label of a field: a select is no form control, so `htmlFor` alone does not name it. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}
