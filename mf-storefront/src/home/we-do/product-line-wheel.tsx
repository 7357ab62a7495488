import type { NeonTube } from '@lumora/shared-contract';
import * as styles from './product-line-wheel.module.css';

/** The seven product lines on a wheel that scrolling turns; where nothing may turn they are a list. */
export function ProductLineWheel() {
  return (
    <section className={styles['weDo']} aria-labelledby="we-do-heading">
      <div className={styles['stage']}>
        <h2 id="we-do-heading">WE DO</h2>
        <ul className={styles['wheel']}>
          {lines.map(({ title, tube }) => (
            // painted from the attribute: what is read out must not fade with what is seen
            <li key={title} data-tube={tube} data-words={title}>
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
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
