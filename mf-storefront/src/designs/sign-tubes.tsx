import { signColour, signStroke, type Design, type SignLayer, type SignScene } from '@lumora/shared-contract/designs';
import type { Drawing } from './design-queries.ts';
import * as styles from './sign-picture.module.css';

interface SignTubesProps {
  /** prefix of the ids of `SignPaths` */
  id: string;
  layer: SignLayer;
  design: Design;
  filter?: string;
}

/** Renders the lines of a sign as one layer of its glass or light. */
export function SignTubes({ id, layer, design, filter }: SignTubesProps) {
  const strokeWidth = Math.round(1000 * signStroke(layer));
  return (
    <g className={styles[layer]} {...(filter !== undefined && { filter })}>
      {design.lines.map(({ tube }, index) => (
        <use key={index} href={`#${id}line${index}`} stroke={signColour(layer, tube)} strokeWidth={strokeWidth} />
      ))}
    </g>
  );
}

/** Renders the definitions of the lines of a sign: the centre lines of their strokes at their position. */
export function SignPaths({ id, drawing, scene }: { id: string; drawing: Drawing; scene: SignScene }) {
  const { widths, baselines, middle, type_cm } = scene;
  return drawing.map(({ strokes: { path, width } }, index) => {
    const measured = widths[index] ?? 0;
    // stretched to the measured width, on which the price is based
    const stretch = width > 0 ? measured / width : type_cm;
    const position = `translate(${rounded(middle - measured / 2)} ${baselines[index]})`;
    const scale = `scale(${rounded(stretch / 1000)} ${rounded(type_cm / 1000)})`;
    return <path key={index} id={`${id}line${index}`} d={path} transform={`${position} ${scale}`} />;
  });
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
