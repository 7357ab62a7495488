import { NeonText } from '../neon/neon-text.tsx';
import * as styles from './no-picture.module.css';

/** Renders the placeholder of a missing image: the first character of the name as a neon sign. */
export function NoPicture({ name }: { name: string }) {
  const [first] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name);
  return (
    <span className={styles['placeholder']} aria-hidden="true">
      <NeonText tube="ice-white">{first?.segment ?? ''}</NeonText>
    </span>
  );
}
