/** Returns the attributes whose value differs from the name of the product, which is displayed beside them. */
export function distinctAttributes<Attribute extends { value: string }>(
  attributes: Attribute[],
  name: string,
): Attribute[] {
  return attributes.filter(({ value }) => value !== name);
}
