import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatNumber } from '@lumora/shared-contract/format';
import { phoneScreen, toastError } from '@lumora/shared-ui';

/** Styles of the buttons beside “N selected”, which share one line on a phone. */
export const compactButtonStyles = { px: 1, minWidth: 0 };

interface ChooseAllButtonProps {
  /** number of matching rows on all pages */
  total: number;
  /** selects them; reports the number of those found so far */
  onSelect: (onProgress: (count: number) => void, signal: AbortSignal) => Promise<void>;
}

/** Selects all matching rows on all pages; a second click while they load stops it. */
export function ChooseAllButton({ total, onSelect }: ChooseAllButtonProps) {
  const [foundCount, setFoundCount] = useState<number | null>(null);
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  const abortController = useRef<AbortController>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  async function find() {
    const { signal } = (abortController.current = new AbortController());
    setFoundCount(0);
    try {
      await onSelect(setFoundCount, signal);
    } catch (error) {
      if (!signal.aborted) toastError(error, 'Not all rows could be selected');
    } finally {
      setFoundCount(null);
    }
  }

  return foundCount === null ? (
    <Button sx={compactButtonStyles} aria-label={`Select all ${formatNumber(total)}`} onClick={() => void find()}>
      {isPhone ? 'All' : 'Select all'} {formatNumber(total)}
    </Button>
  ) : (
    <Button sx={compactButtonStyles} onClick={() => abortController.current?.abort()}>
      Stop at {formatNumber(foundCount)} of {formatNumber(total)}
    </Button>
  );
}
