import type { Design, SignScene } from '@lumora/shared-contract/designs';
import { SignText } from './sign-text.tsx';
import * as styles from './sign-picture.module.css';

/** Renders the backboard of a sign with its screws. */
export function Backboard({ design, scene }: { design: Design; scene: SignScene }) {
  const { board } = scene;
  if (design.backboard === 'cut') return <SignText layer="outline" design={design} scene={scene} />;
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

function Frame({ board: { x, y, width, height } }: { board: SignScene['board'] }) {
  return (
    <g className={styles['frame']}>
      {[0.3, 0.7].map((share) => (
        <path key={share} d={`M${x} ${y + share * height}h${width}`} />
      ))}
      {[0.12, 0.88].map((share) => (
        <path key={share} d={`M${x + share * width} ${y + 0.18 * height}v${0.64 * height}`} />
      ))}
    </g>
  );
}
