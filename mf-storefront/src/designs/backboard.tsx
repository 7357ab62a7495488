import type { Design, SignScene } from '@lumora/shared-contract/designs';
import { SignTubes } from './sign-tubes.tsx';
import * as styles from './sign-picture.module.css';

/** Renders the backboard of a sign with its screws. `id` is the prefix of the ids of `SignPaths`. */
export function Backboard({ id, design, scene }: { id: string; design: Design; scene: SignScene }) {
  const { board } = scene;
  if (design.backboard === 'cut') return <SignTubes id={id} layer="outline" design={design} scene={scene} />;
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
