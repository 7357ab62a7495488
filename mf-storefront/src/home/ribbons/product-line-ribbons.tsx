import type { PointerEvent } from 'react';
import type { NeonTube } from '@lumora/shared-contract/styles';
import * as styles from './product-line-ribbons.module.css';

/** Renders two ribbons that move in opposite directions: 30 s per cycle, half speed on hover, with a pause button. */
export function ProductLineRibbons() {
  return (
    <section
      data-complete
      className={styles['ribbons']}
      aria-label="What we make"
      onPointerEnter={slowDown}
      onPointerLeave={speedUp}
    >
      <Ribbon className={styles['leftwards']} />
      <Ribbon className={styles['rightwards']} isRepeat />
      <label className={styles['pause']}>
        <input type="checkbox" aria-label="Pause the ribbons" />
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path className={styles['pauseIcon']} d="M6 4h4v16H6zM14 4h4v16h-4z" />
          <path className={styles['playIcon']} d="M7 4v16l13-8z" />
        </svg>
      </label>
    </section>
  );
}

/** Repeats the texts, to be as wide as the widest screen while one cycle passes; only the first are exposed to screen readers. */
function Ribbon({ className, isRepeat = false }: { className: string | undefined; isRepeat?: boolean }) {
  return (
    <div className={className} aria-hidden={isRepeat}>
      {[0, 1, 2].map((cycle) => (
        <ul key={cycle} aria-hidden={cycle > 0} className={styles['cycle']}>
          {offers.map(({ text, tube }) => (
            <li key={text} data-tube={tube}>
              {text}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

const offers: { text: string; tube: NeonTube }[] = [
  { text: 'LED Board - FLat 50% OFF', tube: 'orange' },
  { text: 'Custom Neon', tube: 'pink' },
  { text: 'Logo Signs', tube: 'blue' },
  { text: 'Wedding Neon', tube: 'warm-white' },
  { text: 'Backlit Boards', tube: 'purple' },
];

function slowDown(event: PointerEvent) {
  setPlaybackRate(event, 0.5);
}

function speedUp(event: PointerEvent) {
  setPlaybackRate(event, 1);
}

/** Changes the speed of running animations without a jump, which a longer `animation-duration` would cause. */
function setPlaybackRate({ currentTarget, pointerType }: PointerEvent, rate: number) {
  if (pointerType !== 'mouse') return;
  for (const animation of currentTarget.getAnimations({ subtree: true })) animation.updatePlaybackRate(rate);
}
