import { countOf } from '@lumora/shared-contract/format';
import { matrixSize, type Variant, type VariantInput } from '@lumora/shared-contract/catalog';

/** A row of the attribute picker; an empty select field has the value ''. `attribute_values` has one item. */
export interface PickedPair {
  attribute_id: number | '';
  attribute_values: (number | '')[];
}

/** Form value of the images of a variant. */
export interface PickedPictures {
  /** hashes of the images of the variant or its product that the variant is to have */
  storedHashes: string[];
  added: File[];
}

export const emptyPair: PickedPair = { attribute_id: '', attribute_values: [''] };

export function isComplete({ attribute_id, attribute_values: [value] }: PickedPair): boolean {
  return attribute_id !== '' && typeof value === 'number';
}

/** Converts a variant to form values; null gives the values of a new variant. */
export function toVariantFormValues(productId: number, variant: Variant | null) {
  const amounts: Record<'purchase_price' | 'show_price' | 'selling_price' | 'stock', number | ''> = {
    purchase_price: variant?.purchase_price ?? '',
    show_price: variant?.show_price ?? '',
    selling_price: variant?.selling_price ?? '',
    stock: variant?.stock ?? '',
  };
  const attributes: PickedPair[] = variant?.variant_attributes.map(toPair) ?? [emptyPair];
  const variant_images: PickedPictures = { storedHashes: variant?.image_hashes ?? [], added: [] };
  return {
    product_id: productId,
    ...amounts,
    is_active: variant ? variant.is_active === 1 : true,
    attributes,
    variant_images,
    updated_at: variant?.updated_at,
  };
}
export type VariantFormValues = ReturnType<typeof toVariantFormValues>;

/** Builds the multipart body of a variant, in which lists are JSON. */
export function toVariantFormData(
  { attributes, ...fields }: VariantInput,
  { storedHashes, added }: PickedPictures,
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, String(value));
  }
  body.append('attributes', JSON.stringify(attributes));
  body.append('keep_images', JSON.stringify(storedHashes));
  for (const file of added) body.append('variant_images[]', file);
  return body;
}

type SelectedValues = { attribute_id: number; attribute_values: number[] }[];

/** Describes a matrix, such as `9 variants: 3 × 3, 2 exist already`; null without selected values. */
export function formatMatrix(selected: SelectedValues, variants: readonly Variant[]): string | null {
  const rows = selected.filter(({ attribute_values }) => attribute_values.length > 0);
  if (rows.length === 0) return null;
  const size = matrixSize(rows);
  const factors = rows.map(({ attribute_values }) => attribute_values.length).join(' × ');
  const existing = variants.filter((variant) => isInMatrix(variant, rows)).length;
  return [
    countOf(size, 'variant'),
    rows.length > 1 && `: ${factors}`,
    existing > 0 && `, ${existing} ${existing === 1 ? 'exists' : 'exist'} already`,
  ]
    .filter(Boolean)
    .join('');
}

function isInMatrix({ variant_attributes }: Variant, rows: SelectedValues): boolean {
  return (
    variant_attributes.length === rows.length &&
    variant_attributes.every(({ attribute_value_id }) =>
      rows.some(({ attribute_values }) => attribute_values.includes(attribute_value_id)),
    )
  );
}

function toPair({ attribute_id, attribute_value_id }: Variant['variant_attributes'][number]): PickedPair {
  return { attribute_id, attribute_values: [attribute_value_id] };
}
