import { useEffect, useState } from 'react';
import { lineKey, maxCartLines, type CartLine } from '@lumora/shared-contract/cart';
import { CartFailure } from './cart-failure.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSum } from './cart-sum.tsx';
import { restoreLine, removeLine } from '../cart/change-cart.ts';
import { Accessories } from '../product/accessories.tsx';
import { placedOrderStorage } from '../cart/placed-order.ts';
import { EmptyCart } from './empty-cart.tsx';
import { RemovedNote } from '../styles/removed-note.tsx';
import { useQuote } from '../quote/use-quote.ts';
import { useSeenPrices } from './use-seen-prices.ts';
import { useVoucherCode } from '../quote/voucher-code.ts';
import * as styles from './cart-page.module.css';

interface RemovedLine {
  line: CartLine;
  index: number;
  /** name within a sentence, in quotation marks */
  name: string;
}

/** Renders the lines of the stored cart with the current prices of the shop. */
export function CartContent({ lines }: { lines: CartLine[] }) {
  const voucher = useVoucherCode();
  const { quote, isStale, isError, retry } = useQuote(lines, { voucher });
  const seenPrices = useSeenPrices(quote);
  const [removed, setRemoved] = useState<RemovedLine>();

  useEffect(() => {
    if (lines.length > 0) placedOrderStorage.set(null);
  }, [lines.length]);

  function remove(index: number, line: CartLine, name: string) {
    removeLine(line);
    setRemoved({ line, index, name });
  }

  function undo({ line, index }: RemovedLine) {
    restoreLine(line, index);
    setRemoved(undefined);
    document.getElementById('cart-heading')?.focus(); // the focused button is no longer rendered
  }

  return (
    <>
      {removed !== undefined && (
        <RemovedNote
          key={lineKey(removed.line)}
          message={`${removed.name} was removed from your cart.`}
          onUndo={lines.length < maxCartLines ? () => undo(removed) : undefined}
        />
      )}
      {isError && <CartFailure cart={lines} isPriced={quote !== undefined} onRetry={retry} />}
      {lines.length === 0 && <EmptyCart />}
      {lines.length > 0 && quote === undefined && !isError && <CartSkeleton count={lines.length} />}
      {lines.length > 0 && quote !== undefined && (
        <div className={styles['parts']} data-owns-chat="true">
          <ul>
            {lines.map((line, index) => (
              <CartRow
                key={lineKey(line)}
                line={line}
                seenPrice={seenPrices.get(lineKey(line))}
                quoted={quote.lines.find((quoted) => lineKey(quoted) === lineKey(line))}
                isStale={isStale}
                onRemove={(name) => remove(index, line, name)}
              />
            ))}
          </ul>
          <CartSum quote={quote} isStale={isStale} isError={isError} voucher={voucher} />
          <div className={styles['accessories']}>
            <Accessories excludedVariantIds={lines.flatMap(({ variant_id }) => variant_id ?? [])} />
          </div>
        </div>
      )}
    </>
  );
}
