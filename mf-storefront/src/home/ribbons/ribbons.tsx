import type { PointerEvent } from 'react';
import type { NeonTube } from '@lumora/shared-contract';
import * as styles from './ribbons.module.css';

/** Two bands of offers that run past each other: 30 s a round, half as fast under the pointer, still when told so. */
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
        <input type="checkbox" aria-label="Hold the ribbons still" />
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path className={styles['hold']} d="M6 4h4v16H6zM14 4h4v16h-4z" />
          <path className={styles['go']} d="M7 4v16l13-8z" />
        </svg>
      </label>
    </section>
  );
}

/** The offers stand in it four times, so that it is twice as long as the widest screen; only the first are read out. */
function Ribbon({ className, isRepeat = false }: { className: string | undefined; isRepeat?: boolean }) {
  return (
    <div className={className} aria-hidden={isRepeat}>
      {['first', 'second', 'third', 'fourth'].map((round) => (
        <ul key={round} aria-hidden={round !== 'first'} className={styles['round']}>
          {offers.map(({ words, tube }) => (
            <li key={words} data-tube={tube}>
              {words}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

const offers: { words: string; tube: NeonTube }[] = [
  { words: 'LED Board - FLat 50% OFF', tube: 'orange' },
  { words: 'Custom Neon', tube: 'pink' },
  { words: 'Logo Signs', tube: 'blue' },
  { words: 'Wedding Neon', tube: 'warm-white' },
  { words: 'Backlit Boards', tube: 'purple' },
];

function slowDown(event: PointerEvent) {
  setPace(event, 0.5);
}

function speedUp(event: PointerEvent) {
  setPace(event, 1);
}

/** The running animation changes its pace without a jump, which a longer duration in CSS cannot. */
function setPace({ currentTarget, pointerType }: PointerEvent, pace: number) {
  if (pointerType !== 'mouse') return;
  for (const animation of currentTarget.getAnimations({ subtree: true })) animation.updatePlaybackRate(pace);
}
