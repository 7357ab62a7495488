/**
 * Returns a yup transform that keeps the first `maxItems + 1` items of an array. yup validates every item before the length
 * of the array, which takes seconds for the ten thousands of items that fit into one request.
 */
export function firstItems(maxItems: number) {
  return (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, maxItems + 1) : value);
}
