import type { NeonTube } from '@lumora/shared-contract';
import * as styles from './neon-tubes.module.css';

interface NeonTubesProps {
  /** unique in the page */
  id: string;
  tube: NeonTube;
  /** SVG path data of all tubes of this colour */
  path: string;
  /** `unswitched` tubes wait for a script: they are on where none runs, and where nothing may flicker */
  light: 'on' | 'off' | 'unswitched';
  /** which one it is, from 0, when several power on one after the other */
  turn?: number;
}

/** Bent tubes of one colour, in an `<svg>`: glass, light on the wall, halo, coloured edge, white-hot core. */
export function NeonTubes({ id, tube, path, light, turn = 0 }: NeonTubesProps) {
  const shape = `#${id}`;
  return (
    <g className={styles['tubes']} data-tube={tube}>
      <defs>
        <path id={id} d={path} />
      </defs>
      <use href={shape} className={styles['glass']} />
      {light !== 'off' && (
        <g className={light === 'on' ? turns[turn] : styles['unswitched']}>
          {Object.entries(layers).map(([layer, className]) => (
            <use key={layer} href={shape} className={className} />
          ))}
        </g>
      )}
    </g>
  );
}

const layers = { wash: styles['wash'], halo: styles['halo'], edge: styles['edge'], core: styles['core'] };
const turns = [styles['first'], styles['second'], styles['third'], styles['fourth']];
