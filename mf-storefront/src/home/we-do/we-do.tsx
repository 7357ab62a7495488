import type { NeonTube } from '@lumora/shared-contract';
import { NeonText } from '../../neon/neon-text.tsx';
import * as styles from './we-do.module.css';

/** The seven product lines; each lights up while it passes the middle of the screen. */
export function WeDo() {
  return (
    <section className={styles['weDo']} aria-labelledby="we-do-heading">
      <h2 id="we-do-heading">WE DO</h2>
      <ul>
        {lines.map(({ title, tube }) => (
          <li key={title}>
            <NeonText tube={tube} className={styles['line']}>
              {title}
            </NeonText>
          </li>
        ))}
      </ul>
    </section>
  );
}

const lines: { title: string; tube: NeonTube }[] = [
  { title: 'PRE-CUT NEON SIGNS', tube: 'pink' },
  { title: 'CUSTOM NEON SIGN', tube: 'blue' },
  { title: 'NEON LOGO', tube: 'lemon' },
  { title: 'LED BOARD', tube: 'orange' },
  { title: 'LED NAMEPLATE', tube: 'warm-white' },
  { title: 'LED LOGO', tube: 'green' },
  { title: 'CUSTOM FLORO SIGN', tube: 'purple' },
];
