import { formatSize } from '../format/sign-size.ts';

/**
 * Returns the attributes whose value differs from the name of the product, which is displayed beside them, with sizes in
 * centimetres.
 */
export function displayedAttributes<Attribute extends { value: string }>(
  attributes: Attribute[],
  name: string,
): Attribute[] {
  return attributes
    .filter(({ value }) => value !== name)
    .map((attribute) => ({ ...attribute, value: formatSize(attribute.value) ?? attribute.value }));
}
