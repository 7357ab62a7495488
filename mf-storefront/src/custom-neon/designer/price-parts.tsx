import {
  backboards,
  measureDesign,
  type Design,
  type DesignPrice,
  type DesignPricePart,
} from '@lumora/shared-contract/designs';
import { formatPaise } from '@lumora/shared-contract/format';
import { classNames } from '../../styles/class-names.ts';
import * as disclosure from '../../styles/disclosure.module.css';
import * as styles from './designer.module.css';

/** Renders what the price of a design includes; its parts are shown on demand. */
export function PriceParts({ design, price }: { design: Design; price: DesignPrice }) {
  return (
    <div className={classNames(styles['parts'], disclosure['disclosure'])}>
      <p>The price, not an estimate. Free PAN India shipping.</p>
      <details>
        <summary>What is in the price</summary>
        <dl>
          {price.parts.map(({ part, paise }) => (
            <div key={part}>
              <dt>{partLabel(part, design)}</dt>
              <dd>{formatPaise(paise)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function partLabel(part: DesignPricePart['part'], design: Design): string {
  const { tube_cm, board_width_cm, board_height_cm } = measureDesign(design);
  const metres = `${(tube_cm / 100).toFixed(2)} m`;
  const board = backboards.find(({ slug }) => slug === design.backboard)?.name ?? '';
  return {
    start: 'Power supply, wiring and packing',
    tube: `${metres} of neon tube, bent by hand`,
    board: `${board}, ${board_width_cm} × ${board_height_cm} cm`,
    dimmer: 'Dimmer',
    outdoor: `${metres} of it sealed for outdoors`,
    min_price: 'Minimum order',
  }[part];
}
