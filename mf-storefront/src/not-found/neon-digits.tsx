import type { NeonTube } from '@lumora/shared-contract';
import { NeonText } from '../neon/neon-text.tsx';
import { useFlicker } from './use-flicker.ts';
import styles from './neon-digits.module.css';

/** Digits that power on after a moment and then, now and again, one of them flickers. */
export function NeonDigits({ digits }: { digits: string }) {
  const dark = useFlicker(digits.length);
  return (
    <div className={styles['digits']} aria-hidden="true">
      {[...digits].map((digit, place) => (
        <NeonText key={place} tube={tubes[place % tubes.length] ?? 'pink'} isLit={dark !== 'all' && dark !== place}>
          {digit}
        </NeonText>
      ))}
    </div>
  );
}

const tubes: NeonTube[] = ['pink', 'blue', 'pink'];
