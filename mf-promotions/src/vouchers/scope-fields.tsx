import { useState } from 'react';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { useCategories, useProductSearch } from '../choices/search-choices.ts';
import { ScopeField } from './scope-field.tsx';

/** Edits the scope of a voucher: fields `category_ids` and `product_ids` of the form. `saved` has the titles of the rows. */
export function ScopeFields({ saved }: { saved: Pick<Voucher, 'products' | 'categories'> | null }) {
  return (
    <>
      <CategoriesField saved={saved?.categories ?? []} />
      <ProductsField saved={saved?.products ?? []} />
    </>
  );
}

function CategoriesField({ saved }: { saved: Voucher['categories'] }) {
  const [searchText, setSearchText] = useState('');
  const { data, isLoadingError } = useCategories();
  const query = searchText.normalize().trim().toLowerCase();

  return (
    <ScopeField
      name="category_ids"
      label="Only these categories"
      help="Empty, with no products either: good for the whole shop."
      plural="categories"
      saved={saved}
      found={data?.filter(({ title }) => title.toLowerCase().includes(query))}
      isFailed={isLoadingError}
      searchText={searchText}
      onSearch={setSearchText}
    />
  );
}

function ProductsField({ saved }: { saved: Voucher['products'] }) {
  const [searchText, setSearchText] = useState('');
  const { data, isLoadingError } = useProductSearch(searchText);

  return (
    <ScopeField
      name="product_ids"
      label="Only these products"
      help="Together with the categories above."
      plural="products"
      saved={saved}
      found={data?.map(({ id, name }) => ({ id, title: name }))}
      isFailed={isLoadingError}
      searchText={searchText}
      onSearch={setSearchText}
    />
  );
}
