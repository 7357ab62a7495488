import type { ProductImageListQuery } from '@lumora/shared-contract/catalog';
import { parseFlag, parseWholeNumber, type ListSearchParams } from '@lumora/shared-ui/api';
import type { TableFilters } from '@lumora/shared-ui/data-table';
import { useProductFilter } from '../choices/product-choices.ts';

type ImageFilterValues = Pick<ProductImageListQuery, 'product_id' | 'has_alt'>;

/** Search parameters of the list of all images. */
export const imageSearchParams: ListSearchParams<ImageFilterValues> = {
  sortable: ['product_name', 'priority', 'created_at'],
  parseFilters: (getParam) => ({
    product_id: parseWholeNumber(getParam('product_id')),
    has_alt: parseFlag(getParam('has_alt')),
  }),
};

/** Returns the filters of the list of all images: product and alt text. */
export function useImageFilters(
  { product_id, has_alt }: ImageFilterValues,
  onChange: (change: Partial<ImageFilterValues>) => void,
): TableFilters {
  const product = useProductFilter(product_id, (id) => onChange({ product_id: id }));

  return {
    fields: [
      product,
      {
        label: 'Alt text',
        allLabel: 'With or without',
        value: String(has_alt ?? ''),
        options: [
          { value: 'false', label: 'Missing' },
          { value: 'true', label: 'Written' },
        ],
        onChange: (chosen) => onChange({ has_alt: parseFlag(chosen) }),
      },
    ],
    onClear: () => onChange({ product_id: undefined, has_alt: undefined }),
  };
}
