import type { Design, SignScene } from '@lumora/shared-contract/designs';
import { boardShapes, cutBoard, cutBoardStrokes } from './board-shapes.ts';
import * as styles from './sign-picture.module.css';

interface BackboardProps {
  /** prefix of the ids of `SignPaths` */
  id: string;
  design: Design;
  scene: SignScene;
}

/** Renders the backboard of a sign with its screws. */
export function Backboard({ id, design, scene }: BackboardProps) {
  if (design.backboard === 'cut') return <CutBoard id={id} design={design} scene={scene} />;
  return (
    <g>
      {boardShapes(design.backboard, scene.board).map((shape, index) => (
        <rect key={index} {...shape} />
      ))}
    </g>
  );
}

/** Renders a clear board that is cut around the tubes: its shadow, the sheet, and its edge by a mask. */
function CutBoard({ id, design, scene }: BackboardProps) {
  const { outer, inner } = cutBoardStrokes(scene);
  const { shadow, sheet, edge } = cutBoard;
  const lines = design.lines.map((_line, index) => <use key={index} href={`#${id}line${index}`} />);
  return (
    <>
      <mask id={`${id}edge`}>
        <g stroke="#fff" strokeWidth={outer.toFixed()}>
          {lines}
        </g>
        <g stroke="#000" strokeWidth={inner.toFixed()}>
          {lines}
        </g>
      </mask>
      <g
        className={styles['shadow']}
        stroke={shadow.colour}
        opacity={shadow.opacity}
        strokeWidth={outer.toFixed()}
        filter={`url(#${id}halo)`}
      >
        {lines}
      </g>
      <g stroke={sheet.colour} opacity={sheet.opacity} strokeWidth={outer.toFixed()}>
        {lines}
      </g>
      <rect
        width={scene.width}
        height={scene.height}
        fill={edge.colour}
        opacity={edge.opacity}
        mask={`url(#${id}edge)`}
      />
    </>
  );
}
