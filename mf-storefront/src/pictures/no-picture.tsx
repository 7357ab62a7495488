import { NeonText } from '../neon/neon-text.tsx';
import * as styles from './no-picture.module.css';

/** Stands where a picture is still to be taken: the first letter of the name as a sign, filling its box. */
export function NoPicture({ name }: { name: string }) {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name);
  return (
    <div className={styles['unlit']} aria-hidden="true">
      <NeonText tube="ice-white">{first?.segment ?? ''}</NeonText>
    </div>
  );
}
