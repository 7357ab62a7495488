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
        {Object.entries(blurs).map(([layer, deviation]) => (
          <filter key={layer} id={`${id}-${layer}`} {...filterRegion}>
            <feGaussianBlur stdDeviation={deviation} />
          </filter>
        ))}
      </defs>
      <use href={shape} className={styles['glass']} />
      {light !== 'off' && (
        <g className={light === 'on' ? orderClasses[order] : styles['unswitched']}>
          {Object.entries(layers).map(([layer, className]) => (
            <use key={layer} href={shape} className={className} filter={filterOf(layer)} />
          ))}
        </g>
      )}
    </g>
  );

  function filterOf(layer: string) {
    return layer in blurs ? `url(#${id}-${layer})` : undefined;
  }
}

/** Standard deviations of the blurred layers. They are SVG filters, because Safari has no CSS filters inside an `<svg>`. */
const blurs = { wash: 26, halo: 7, core: 0.5 };
const filterRegion = {
  filterUnits: 'userSpaceOnUse',
  x: '-50%',
  y: '-50%',
  width: '200%',
  height: '200%',
  colorInterpolationFilters: 'sRGB',
} as const;
const layers = { wash: styles['wash'], halo: styles['halo'], edge: styles['edge'], core: styles['core'] };
const orderClasses = [styles['first'], styles['second'], styles['third'], styles['fourth']];
