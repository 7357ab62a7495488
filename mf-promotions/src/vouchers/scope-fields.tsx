import { useState } from 'react';
import type { Voucher } from '@lumora/shared-contract';
import { useCategories, useProductSearch } from '../choices/search-choices.ts';
import { ScopeField } from './scope-field.tsx';

/** What the voucher is good for: fields `category_ids` and `product_ids` of the form. `saved` names what they hold. */
export function ScopeFields({ saved }: { saved: Pick<Voucher, 'products' | 'categories'> | null }) {
  return (
    <>
      <CategoriesField known={saved?.categories ?? []} />
      <ProductsField known={saved?.products ?? []} />
    </>
  );
}

function CategoriesField({ known }: { known: Voucher['categories'] }) {
  const [typed, setTyped] = useState('');
  const { data, isLoadingError } = useCategories();
  const words = typed.trim().toLowerCase();

  return (
    <ScopeField
      name="category_ids"
      label="Only these categories"
      help="Empty, with no products either: good for the whole shop."
      plural="categories"
      known={known}
      found={data?.filter(({ title }) => title.toLowerCase().includes(words))}
      isFailed={isLoadingError}
      onType={setTyped}
    />
  );
}

function ProductsField({ known }: { known: Voucher['products'] }) {
  const [typed, setTyped] = useState('');
  const { data, isLoadingError } = useProductSearch(typed);

  return (
    <ScopeField
      name="product_ids"
      label="Only these products"
      help="Together with the categories above."
      plural="products"
      known={known}
      found={data?.map(({ id, name }) => ({ id, title: name }))}
      isFailed={isLoadingError}
      onType={setTyped}
    />
  );
}
