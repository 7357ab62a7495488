import { boardMarginCm, type DesignMeasures, type SignScene } from '@lumora/shared-contract/designs';
import { inches } from './design-description.ts';
import * as styles from './sign-picture.module.css';

interface DimensionsProps {
  measures: DesignMeasures;
  scene: SignScene;
  /** a hundredth of the width of the visible wall, cm */
  unit: number;
}

/** Renders dimension lines: the width below the sign, the height beside it. */
export function Dimensions({ measures: { width_cm, height_cm }, scene, unit }: DimensionsProps) {
  const { board, middle } = scene;
  const [left, top] = [board.x + boardMarginCm, board.y + boardMarginCm];
  const below = board.y + board.height + 3 * unit;
  const beside = board.x + board.width + 3 * unit;
  const centre = top + height_cm / 2;
  return (
    <g className={styles['dimensions']} fontSize={3.4 * unit} strokeWidth={0.25 * unit} textAnchor="middle">
      <path d={`M${left} ${below}h${width_cm}m0 ${-unit}v${2 * unit}m${-width_cm} 0v${-2 * unit}`} />
      <text x={middle} y={below + 4.6 * unit}>
        {`${width_cm} cm · ${inches(width_cm)} in`}
      </text>
      <path d={`M${beside} ${top}v${height_cm}m${-unit} 0h${2 * unit}m0 ${-height_cm}h${-2 * unit}`} />
      <g transform={`rotate(-90 ${beside} ${centre})`}>
        <text x={beside} y={centre + 4.2 * unit}>
          {`${height_cm} cm · ${inches(height_cm)} in`}
        </text>
      </g>
    </g>
  );
}
