import { neonColours } from '@lumora/shared-contract/styles';
import * as styles from './swatch.module.css';

/** Renders a swatch of the tube colour with the name `title`; nothing for another name. */
export function Swatch({ title }: { title: string }) {
  const colour = neonColours.find(({ name }) => name === title);
  return colour && <span className={styles['swatch']} data-tube={colour.slug} />;
}
