import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { formatNumber } from '@lumora/shared-contract/format';
import { toastError } from '@lumora/shared-ui';
import type { ProductQuery } from '../search-params/product-search-params.ts';
import type { SelectedProducts } from './bulk-run.ts';
import { listMatchingProducts } from './select-all.ts';

/** Styles of the buttons beside “N selected”, which share one line on a phone. */
export const compactButtonStyles = { px: 1, minWidth: 0 };

interface ChooseAllButtonProps {
  total: number;
  query: ProductQuery;
  onFound: (products: SelectedProducts) => void;
}

/** Selects all matching products on all pages; a second click while they load stops it. */
export function ChooseAllButton({ total, query, onFound }: ChooseAllButtonProps) {
  const [foundCount, setFoundCount] = useState<number | null>(null);
  const abortController = useRef<AbortController>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  async function find() {
    const { signal } = (abortController.current = new AbortController());
    setFoundCount(0);
    try {
      onFound(await listMatchingProducts(query, setFoundCount, signal));
    } catch (error) {
      if (!signal.aborted) toastError(error, 'Not all products could be selected');
    } finally {
      setFoundCount(null);
    }
  }

  return foundCount === null ? (
    <Button sx={compactButtonStyles} onClick={() => void find()}>
      Select all {formatNumber(total)}
    </Button>
  ) : (
    <Button sx={compactButtonStyles} onClick={() => abortController.current?.abort()}>
      Stop at {formatNumber(foundCount)} of {formatNumber(total)}
    </Button>
  );
}
