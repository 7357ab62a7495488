import { neonColours, type NeonTube } from '@lumora/shared-contract';
import * as styles from './tube-colours.module.css';

interface TubeColoursProps {
  chosen: NeonTube;
  onChoose: (tube: NeonTube) => void;
}

/** One of the nine tube colours. */
export function TubeColours({ chosen, onChoose }: TubeColoursProps) {
  return (
    <fieldset className={styles['colours']}>
      <legend>
        Colour <span>{neonColours.find(({ slug }) => slug === chosen)?.name}</span>
      </legend>
      <div>
        {neonColours.map(({ slug, name }) => (
          <label key={slug} data-tube={slug} title={name}>
            <input
              type="radio"
              name="tube"
              value={slug}
              aria-label={name}
              checked={slug === chosen}
              onChange={() => onChoose(slug)}
            />
            <span />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
