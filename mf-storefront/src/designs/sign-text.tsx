import { signStroke, type Design, type SignLayer, type SignScene } from '@lumora/shared-contract/designs';
import * as styles from './sign-picture.module.css';

interface SignTextProps {
  layer: SignLayer;
  design: Design;
  scene: SignScene;
  filter?: string;
}

/** Renders the lines of a sign as one layer of its glass, light or cut board. */
export function SignText({ layer, design, scene, filter }: SignTextProps) {
  return (
    <g className={styles[layer]} {...(filter !== undefined && { filter })}>
      {design.lines.map((line, index) => (
        <text
          key={index}
          data-tube={line.tube}
          x={scene.middle}
          y={scene.baselines[index]}
          data-face={line.face}
          fontSize={scene.type_cm}
          // forces the measured width, on which the price is based, even if the font is not loaded
          textLength={scene.widths[index]}
          lengthAdjust="spacingAndGlyphs"
          strokeWidth={signStroke(layer, line.face, scene.type_cm)}
        >
          {line.text}
        </text>
      ))}
    </g>
  );
}
