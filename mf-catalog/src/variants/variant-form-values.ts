import { matrixSize, type Variant, type VariantInput } from '@lumora/shared-contract';

/** A row of the picker; '' where nothing is chosen yet. The list of values holds one. */
export interface PickedPair {
  attribute_id: number | '';
  attribute_values: (number | '')[];
}

/** The pictures of a variant as its form has them. */
export interface PickedPictures {
  /** hashes of stored ones that stay */
  kept: string[];
  added: File[];
}

export const emptyPair: PickedPair = { attribute_id: '', attribute_values: [''] };

export function isComplete({ attribute_id, attribute_values: [value] }: PickedPair): boolean {
  return attribute_id !== '' && typeof value === 'number';
}

/** What the form shows of a variant, or of none. */
export function valuesOf(productId: number, variant: Variant | null) {
  const amounts: Record<'purchase_price' | 'show_price' | 'selling_price' | 'stock', number | ''> = {
    purchase_price: variant?.purchase_price ?? '',
    show_price: variant?.show_price ?? '',
    selling_price: variant?.selling_price ?? '',
    stock: variant?.stock ?? '',
  };
  const attributes: PickedPair[] = variant?.variant_attributes.map(pairOf) ?? [emptyPair];
  const variant_images: PickedPictures = { kept: variant?.image_hashes ?? [], added: [] };
  return {
    product_id: productId,
    ...amounts,
    is_active: variant ? variant.is_active === 1 : true,
    attributes,
    variant_images,
    updated_at: variant?.updated_at,
  };
}
export type VariantFormValues = ReturnType<typeof valuesOf>;

/** What is sent: a multipart body, in which lists are JSON. */
export function bodyOf({ attributes, ...fields }: VariantInput, { kept, added }: PickedPictures): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, String(value));
  }
  body.append('attributes', JSON.stringify(attributes));
  body.append('keep_images', JSON.stringify(kept));
  for (const file of added) body.append('variant_images[]', file);
  return body;
}

type ChosenValues = { attribute_id: number; attribute_values: number[] }[];

/** Such as `9 variants: 3 × 3, 2 exist already`; null while nothing is chosen. */
export function formatMatrix(chosen: ChosenValues, variants: readonly Variant[]): string | null {
  const rows = chosen.filter(({ attribute_values }) => attribute_values.length > 0);
  if (rows.length === 0) return null;
  const size = matrixSize(rows);
  const factors = rows.map(({ attribute_values }) => attribute_values.length).join(' × ');
  const existing = variants.filter((variant) => isOfMatrix(variant, rows)).length;
  return [
    size === 1 ? '1 variant' : `${size} variants`,
    rows.length > 1 && `: ${factors}`,
    existing > 0 && `, ${existing} ${existing === 1 ? 'exists' : 'exist'} already`,
  ]
    .filter(Boolean)
    .join('');
}

function isOfMatrix({ variant_attributes }: Variant, rows: ChosenValues): boolean {
  return (
    variant_attributes.length === rows.length &&
    variant_attributes.every(({ attribute_value_id }) =>
      rows.some(({ attribute_values }) => attribute_values.includes(attribute_value_id)),
    )
  );
}

function pairOf({ attribute_id, attribute_value_id }: Variant['variant_attributes'][number]): PickedPair {
  return { attribute_id, attribute_values: [attribute_value_id] };
}
