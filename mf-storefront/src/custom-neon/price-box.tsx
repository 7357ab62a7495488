import {
  backboards,
  boardMarginCm,
  measureDesign,
  type Design,
  type DesignPrice,
  type DesignPricePart,
} from '@lumora/shared-contract/designs';
import { rupees } from '@lumora/shared-contract/format';
import * as styles from './designer.module.css';

interface PriceBoxProps {
  design: Design;
  /** undefined while the rules are not loaded or the design has problems */
  price: DesignPrice | undefined;
  /** shown instead of a price */
  message: string;
}

/** Renders the price of a design and its parts. */
export function PriceBox({ design, price, message }: PriceBoxProps) {
  return (
    <section className={styles['price']} aria-label="Price">
      <p className={styles['total']} aria-live="polite">
        {price === undefined ? message : <b>{rupees(price.paise / 100)}</b>}
      </p>
      {price !== undefined && (
        <>
          <p className={styles['quiet']}>The price, not an estimate. Free PAN India shipping.</p>
          <dl>
            {price.parts.map(({ part, paise }) => (
              <div key={part}>
                <dt>{partLabel(part, design)}</dt>
                <dd>{rupees(paise / 100)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function partLabel(part: DesignPricePart['part'], design: Design): string {
  const { tube_cm, width_cm, height_cm } = measureDesign(design);
  const metres = `${(tube_cm / 100).toFixed(2)} m`;
  const margins = 2 * boardMarginCm;
  const board = backboards.find(({ slug }) => slug === design.backboard)?.name ?? '';
  return {
    start: 'Power supply, wiring and packing',
    tube: `${metres} of neon tube, bent by hand`,
    board: `${board}, ${width_cm + margins} × ${height_cm + margins} cm`,
    dimmer: 'Dimmer',
    outdoor: `${metres} of it sealed for outdoors`,
    min_price: 'Minimum order',
  }[part];
}
