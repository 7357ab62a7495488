import { neonColours } from '@lumora/shared-contract';
import * as styles from './swatch.module.css';

/** The light of the tube colour that goes by `title`; nothing when none does. */
export function Swatch({ title }: { title: string }) {
  const colour = neonColours.find(({ name }) => name === title);
  return colour && <span className={styles['swatch']} data-tube={colour.slug} />;
}
