import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { productQuery } from '../choices/product-query.ts';
import { useCategories, useProductSearch } from '../choices/search-choices.ts';
import { ScopeField, type Titled } from './scope-field.tsx';
import type { RuleValues } from './voucher-values.ts';

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
      titled={[...(data ?? []), ...saved]}
      found={data?.filter(({ title }) => title.toLowerCase().includes(query))}
      isFailed={isLoadingError}
      searchText={searchText}
      onSearch={setSearchText}
    />
  );
}

function ProductsField({ saved }: { saved: Voucher['products'] }) {
  const [searchText, setSearchText] = useState('');
  const [chosen, setChosen] = useState(saved);
  const { data, isLoadingError } = useProductSearch(searchText);
  const titled = [...chosen, ...saved];
  const restored = useRestoredProducts(titled);

  return (
    <ScopeField
      name="product_ids"
      label="Only these products"
      help="Together with the categories above."
      plural="products"
      titled={[...titled, ...restored]}
      found={data?.map(({ id, name }) => ({ id, title: name }))}
      isFailed={isLoadingError}
      searchText={searchText}
      onSearch={setSearchText}
      onChoose={setChosen}
    />
  );
}

/** Fetches the products of the form that are not `titled`: unsaved input is restored without titles. */
function useRestoredProducts(titled: readonly Titled[]): Titled[] {
  const { product_ids } = useFormikContext<RuleValues>().values;
  const unknownIds = product_ids.filter((id) => !titled.some((row) => row.id === id));
  const products = useQueries({ queries: unknownIds.map((id) => productQuery(id)) });
  return products.flatMap(({ data }) => (data ? [{ id: data.id, title: data.name }] : []));
}
