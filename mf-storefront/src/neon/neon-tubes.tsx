import type { NeonTube } from '@lumora/shared-contract/styles';
import * as styles from './neon-tubes.module.css';

interface NeonTubesProps {
  /** unique in the page */
  id: string;
  tube: NeonTube;
  /** SVG path data of all tubes of this colour */
  path: string;
  /** `unswitched` tubes are switched by a script; they are on without scripts and with reduced motion */
  light: 'on' | 'off' | 'unswitched';
  /** index (from 0) in the order in which several tubes power on */
  order?: number;
}

/** Renders tubes of one colour inside an `<svg>`: glass, light on the wall, halo, coloured edge and white core. */
export function NeonTubes({ id, tube, path, light, order = 0 }: NeonTubesProps) {
  const shape = `#${id}`;
  return (
    <g className={styles['tubes']} data-tube={tube}>
      <defs>
        <path id={id} d={path} />
      </defs>
      <use href={shape} className={styles['glass']} />
      {light !== 'off' && (
        <g className={light === 'on' ? orderClasses[order] : styles['unswitched']}>
          {Object.entries(layers).map(([layer, className]) => (
            <use key={layer} href={shape} className={className} />
          ))}
        </g>
      )}
    </g>
  );
}

const layers = { wash: styles['wash'], halo: styles['halo'], edge: styles['edge'], core: styles['core'] };
const orderClasses = [styles['first'], styles['second'], styles['third'], styles['fourth']];
