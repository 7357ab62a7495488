import { boardMargin, faceHeights, type Design, type DesignLine } from '@lumora/shared-contract';
import type { SignScene } from './sign-scene.ts';
import * as styles from './sign-picture.module.css';

interface SignTextProps {
  layer: 'wash' | 'glass' | 'halo' | 'glow' | 'edge' | 'core' | 'outline';
  design: Design;
  scene: SignScene;
  filter?: string;
}

/** The lines of a sign as one layer of its glass, its light, or of the board that follows it. */
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
          // as wide as it is priced, whatever the browser makes of the font
          textLength={scene.widths[index]}
          lengthAdjust="spacingAndGlyphs"
          strokeWidth={strokeWidth(layer, line, scene.type_cm)}
        >
          {line.text}
        </text>
      ))}
    </g>
  );
}

/** ems; tubes of a face with thinner strokes are drawn as thick as this */
const thinnestTube = 0.052;

/** cm around the letters, so that layers of any face are as thick as they ought to be */
function strokeWidth(layer: SignTextProps['layer'], { face }: DesignLine, type_cm: number): number {
  const { stroke } = faceHeights[face];
  const tube = Math.max(stroke, thinnestTube);
  const wanted = {
    wash: 4.2 * tube,
    halo: 1.7 * tube,
    glow: 1.15 * tube,
    glass: tube,
    edge: tube,
    core: 0.42 * tube,
    outline: stroke + (2 * boardMargin) / type_cm,
  }[layer];
  return Math.round(Math.abs(wanted - stroke) * type_cm * 1000) / 1000;
}
