import type { NeonTube } from '@lumora/shared-contract/styles';
import * as styles from './product-line-wheel.module.css';

/** Renders the seven product lines on a wheel that rotates with scrolling; with reduced motion as a list. */
export function ProductLineWheel() {
  return (
    <section className={styles['weDo']} aria-labelledby="we-do-heading">
      <div className={styles['stage']}>
        <h2 id="we-do-heading">WE DO</h2>
        <ul className={styles['wheel']}>
          {lines.map(({ title, tube }) => (
            // painted from the attribute, because the text for screen readers must not be transparent
            <li key={title} data-tube={tube} data-message={title}>
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
