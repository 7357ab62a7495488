import { cutBoardStroke, cutEdgeShare, type Design, type SignScene } from '@lumora/shared-contract/designs';
import * as styles from './sign-picture.module.css';

interface BackboardProps {
  /** prefix of the ids of `SignPaths` */
  id: string;
  design: Design;
  scene: SignScene;
}

/** Renders the backboard of a sign with its screws. */
export function Backboard({ id, design, scene }: BackboardProps) {
  const { board } = scene;
  if (design.backboard === 'cut') return <CutBoard id={id} design={design} scene={scene} />;
  if (design.backboard === 'frame') return <Frame board={board} />;
  return (
    <g>
      <rect {...board} rx="2" className={styles[design.backboard]} />
      {[board.x + 2, board.x + board.width - 2].flatMap((x) =>
        [board.y + 2, board.y + board.height - 2].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="0.7" className={styles['screw']} />
        )),
      )}
    </g>
  );
}

/** Renders a clear board that is cut around the tubes: its shadow, the sheet, and its edge by a mask. */
function CutBoard({ id, design, scene: { type_cm, width, height } }: BackboardProps) {
  const outline = 1000 * cutBoardStroke(type_cm);
  const edge = (1000 * 2 * cutEdgeShare * width) / type_cm;
  const lines = (className: string, strokeWidth: number, filter?: string) => (
    <g className={styles[className]} strokeWidth={strokeWidth.toFixed()} filter={filter}>
      {design.lines.map((_line, index) => (
        <use key={index} href={`#${id}line${index}`} />
      ))}
    </g>
  );
  return (
    <>
      <mask id={`${id}edge`}>
        {lines('inMask', outline)}
        {lines('outOfMask', outline - edge)}
      </mask>
      {lines('shadow', outline, `url(#${id}halo)`)}
      {lines('sheet', outline)}
      <rect width={width} height={height} className={styles['cutEdge']} mask={`url(#${id}edge)`} />
    </>
  );
}

/** Renders the steel frame around the tubes and the two thin bars that carry them. */
function Frame({ board: { x, y, width, height } }: { board: SignScene['board'] }) {
  return (
    <g>
      <path
        className={styles['bars']}
        d={[0.32, 0.68].map((share) => `M${x} ${y + share * height}h${width}`).join('')}
      />
      <rect className={styles['frame']} x={x} y={y} width={width} height={height} rx="1" />
      <rect className={styles['frameEdge']} x={x - 0.5} y={y - 0.5} width={width + 1} height={height + 1} rx="1.4" />
    </g>
  );
}
