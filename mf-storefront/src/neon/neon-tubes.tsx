import type { NeonTube } from '@lumora/shared-contract';
import { classNames } from '../look/class-names.ts';
import styles from './neon-tubes.module.css';

interface NeonTubesProps {
  /** unique in the page */
  id: string;
  tube: NeonTube;
  /** SVG path data of all tubes of this colour */
  path: string;
  isLit: boolean;
  /** which one it is when several power on one after the other */
  turn?: 'first' | 'second' | 'third' | 'fourth';
}

/** Bent tubes of one colour, in an `<svg>`: glass, light on the wall, halo, coloured edge, white-hot core. */
export function NeonTubes({ id, tube, path, isLit, turn = 'first' }: NeonTubesProps) {
  const shape = `#${id}`;
  return (
    <g className={styles['tubes']} data-tube={tube}>
      <defs>
        <path id={id} d={path} />
      </defs>
      <use href={shape} className={styles['glass']} />
      {isLit && (
        <g className={classNames(styles['light'], styles[turn])}>
          {['wash', 'halo', 'edge', 'core'].map((layer) => (
            <use key={layer} href={shape} className={styles[layer]} />
          ))}
        </g>
      )}
    </g>
  );
}
