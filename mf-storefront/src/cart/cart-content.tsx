import { useState } from 'react';
import { lineKey, type CartLine } from '@lumora/shared-contract';
import { CartFailure } from './cart-failure.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSum } from './cart-sum.tsx';
import { restoreLine, removeLine } from './change-cart.ts';
import { EmptyCart } from './empty-cart.tsx';
import { RemovedNote } from './removed-note.tsx';
import { useQuote } from './use-quote.ts';
import { useVoucherCode } from './voucher-store.ts';
import * as styles from './cart-page.module.css';

interface Removed {
  line: CartLine;
  place: number;
  /** quoted */
  sign: string;
}

/** The lines of this browser at the shop's present prices. */
export function CartContent({ lines }: { lines: CartLine[] }) {
  const voucher = useVoucherCode();
  const { quote, isStale, isError, retry } = useQuote(lines, { voucher });
  const [removed, setRemoved] = useState<Removed>();

  function remove(place: number, line: CartLine, sign: string) {
    removeLine(line);
    setRemoved({ line, place, sign });
  }

  function undo({ line, place }: Removed) {
    restoreLine(line, place);
    setRemoved(undefined);
    document.getElementById('cart-heading')?.focus(); // the button that had the focus is gone
  }

  return (
    <>
      {removed !== undefined && (
        <RemovedNote key={lineKey(removed.line)} sign={removed.sign} onUndo={() => undo(removed)} />
      )}
      {isError && <CartFailure lines={lines} isPriced={quote !== undefined} onRetry={retry} />}
      {lines.length === 0 && <EmptyCart />}
      {lines.length > 0 && quote === undefined && !isError && <CartSkeleton count={lines.length} />}
      {lines.length > 0 && quote !== undefined && (
        <div className={styles['parts']} data-owns-chat="true">
          <ul>
            {lines.map((line, place) => (
              <CartRow
                key={lineKey(line)}
                line={line}
                quoted={quote.lines.find((one) => lineKey(one) === lineKey(line))}
                isStale={isStale}
                onRemove={(sign) => remove(place, line, sign)}
              />
            ))}
          </ul>
          <CartSum quote={quote} isStale={isStale} voucher={voucher} />
        </div>
      )}
    </>
  );
}
