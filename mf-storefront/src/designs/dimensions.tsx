import type { SignScene } from '@lumora/shared-contract/designs';
import { inches } from './design-description.ts';
import type { WallArea } from './room-plate.tsx';
import * as styles from './sign-picture.module.css';

interface DimensionsProps {
  board: SignScene['board'];
  /** the part of the wall that the picture shows */
  viewBox: WallArea;
}

/**
 * Renders the dimension lines of a board: the width below it, the height beside it. The font sizes of the outer groups are
 * the size of the view box, from which the stylesheet calculates a size of the labels that does not depend on the size of
 * the picture.
 */
export function Dimensions({ board: { x, y, width, height }, viewBox }: DimensionsProps) {
  return (
    <g className={styles['dimensions']} fontSize={viewBox.height}>
      <g fontSize={viewBox.width}>
        <Dimension cm={width} transform={`translate(${x} ${y + height})`} />
        <Dimension cm={height} transform={`translate(${x + width} ${y + height}) rotate(-90)`} />
      </g>
    </g>
  );
}

/** Renders the line of a length from 0 to the right, with its label below on a plate. */
function Dimension({ cm, transform }: { cm: number; transform: string }) {
  const label = `${cm} cm · ${inches(cm)} in`;
  const plateEms = 1 + 0.44 * label.length;
  return (
    <g className={styles['dimension']} transform={transform} fontSize="4">
      <line x2={cm} y1="0.8em" y2="0.8em" />
      {[0, cm].map((x) => (
        <line key={x} x1={x} x2={x} y1="0.5em" y2="1.1em" />
      ))}
      <g transform={`translate(${cm / 2})`}>
        <rect x={`${-plateEms / 2}em`} y="1em" width={`${plateEms}em`} height="1.7em" rx="0.5em" />
        <text y="2.2em">{label}</text>
      </g>
    </g>
  );
}
