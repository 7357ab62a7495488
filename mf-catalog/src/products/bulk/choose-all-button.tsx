import { toastError } from '@lumora/shared-ui';
import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { formatCount } from '../format-count.ts';
import type { ProductPathParams } from '../product-path.ts';
import type { SelectedProducts } from './bulk-run.ts';
import { narrow } from './narrow.ts';
import { findAll } from './select-all.ts';

interface ChooseAllButtonProps {
  total: number;
  query: ProductPathParams;
  onFound: (products: SelectedProducts) => void;
}

/** Chooses what matches on all pages; pressed again while it looks for them, it stops. */
export function ChooseAllButton({ total, query, onFound }: ChooseAllButtonProps) {
  const [foundCount, setFoundCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function find() {
    const { signal } = (running.current = new AbortController());
    setFoundCount(0);
    try {
      onFound(await findAll(query, setFoundCount, signal));
    } catch (error) {
      if (!signal.aborted) toastError(error, 'Not all products could be selected');
    } finally {
      setFoundCount(null);
    }
  }

  return foundCount === null ? (
    <Button sx={narrow} onClick={() => void find()}>
      Select all {formatCount(total)}
    </Button>
  ) : (
    <Button sx={narrow} onClick={() => running.current?.abort()}>
      Stop at {formatCount(foundCount)} of {formatCount(total)}
    </Button>
  );
}
