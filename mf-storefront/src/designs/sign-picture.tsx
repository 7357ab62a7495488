import { useId } from 'react';
import { measureDesign, signBlurs, signScene, type Design, type Wall } from '@lumora/shared-contract/designs';
import { designName } from './design-name.ts';
import { describeDesign } from './design-description.ts';
import type { Drawing } from './design-queries.ts';
import { Backboard } from './backboard.tsx';
import { Dimensions } from './dimensions.tsx';
import { SignPaths, SignTubes } from './sign-tubes.tsx';
import { WallPattern } from './wall-pattern.tsx';
import * as styles from './sign-picture.module.css';

interface SignPictureProps {
  design: Design;
  /** drawing of the design's lines; undefined while it is loaded */
  drawing: Drawing | undefined;
  wall: Wall;
  isLit: boolean;
  /** width / height of the picture */
  aspect?: number;
  hasDimensions?: boolean;
}

/** Renders a design on a wall as SVG, to scale in cm, lit or unlit. */
export function SignPicture({ design, drawing, wall, isLit, aspect = 3 / 2, hasDimensions = false }: SignPictureProps) {
  const id = useId();
  const measures = measureDesign(design);
  const scene = signScene(measures, aspect);
  const { width, height, type_cm } = scene;
  const layer = { id, design, scene };
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`“${designName(design)}” ${isLit ? 'lit' : 'unlit'}: ${describeDesign(design)}`}
    >
      <defs>
        <WallPattern id={`${id}wall`} wall={wall} />
        <radialGradient id={`${id}dark`} cy="47%" r="62%">
          <stop offset="0" stopColor="#05050b" stopOpacity={isLit ? 0.1 : 0.5} />
          <stop offset="1" stopColor="#05050b" stopOpacity={isLit ? 0.86 : 0.62} />
        </radialGradient>
        {Object.entries(signBlurs).map(([name, ems]) => (
          <filter key={name} id={id + name} filterUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            <feGaussianBlur stdDeviation={(ems * type_cm).toFixed(2)} />
          </filter>
        ))}
        {drawing !== undefined && <SignPaths id={id} drawing={drawing} scene={scene} />}
      </defs>
      <rect width={width} height={height} fill={`url(#${id}wall)`} />
      <rect width={width} height={height} fill={`url(#${id}dark)`} />
      {isLit && <SignTubes {...layer} layer="wash" filter={`url(#${id}wash)`} />}
      <Backboard {...layer} />
      <SignTubes {...layer} layer="glass" />
      {isLit && (
        <g className={styles['light']}>
          <SignTubes {...layer} layer="halo" filter={`url(#${id}halo)`} />
          <SignTubes {...layer} layer="glow" filter={`url(#${id}glow)`} />
          <SignTubes {...layer} layer="edge" />
          <SignTubes {...layer} layer="core" filter={`url(#${id}core)`} />
        </g>
      )}
      {hasDimensions && <Dimensions measures={measures} scene={scene} />}
    </svg>
  );
}
