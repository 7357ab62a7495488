import {
  formatBoardSize,
  measureDesign,
  minDesignWidthCm,
  maxDesignWidthCm,
  type Design,
  type DesignProblem,
} from '@lumora/shared-contract/designs';
import { inches } from '../../designs/design-description.ts';
import { PriceDifference } from './price-difference.tsx';
import * as styles from './controls.module.css';

interface SizeSliderProps {
  design: Design;
  problem: DesignProblem | undefined;
  /** by how much a change of the design changes its price, paise; undefined while there is no price */
  priceDifference: (change: Pick<Design, 'width_cm'>) => number | undefined;
  onChange: (width_cm: number) => void;
}

/** The id of the slider. */
export const widthId = 'sign-width';

/** Renders the slider for the width of the letters (cm) and shows the resulting height and the size of the board. */
export function SizeSlider({ design, problem, priceDifference, onChange }: SizeSliderProps) {
  const { width_cm } = design;
  const { height_cm } = measureDesign(design);
  const sizeNote =
    height_cm > 0 ? `Letters ${height_cm} cm (${inches(height_cm)} in) high. ${formatBoardSize(design)}.` : '';
  return (
    <fieldset className={styles['group']}>
      <legend>
        Size{' '}
        <span>
          Letters {width_cm} cm ({inches(width_cm)} in) wide
        </span>
      </legend>
      <input
        id={widthId}
        type="range"
        className={styles['slider']}
        min={minDesignWidthCm}
        max={maxDesignWidthCm}
        step="1"
        value={width_cm}
        aria-label="Width"
        aria-valuetext={`${width_cm} centimetres, ${inches(width_cm)} inches`}
        aria-invalid={problem !== undefined}
        aria-describedby="sign-width-note"
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles['steps']}>
        {[
          { label: '5 cm narrower', changed: Math.max(minDesignWidthCm, width_cm - 5) },
          { label: '5 cm wider', changed: Math.min(maxDesignWidthCm, width_cm + 5) },
        ].map(({ label, changed }) => (
          <button key={label} type="button" onClick={() => onChange(changed)}>
            {label}
            <PriceDifference paise={priceDifference({ width_cm: changed })} />
          </button>
        ))}
      </div>
      <p id="sign-width-note" className={problem ? styles['problem'] : styles['note']} aria-live="polite">
        {problem?.message ?? sizeNote}
      </p>
    </fieldset>
  );
}
