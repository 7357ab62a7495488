import type { NeonTube } from '@lumora/shared-contract/styles';
import { NeonTubes } from '../neon/neon-tubes.tsx';
import * as styles from './neon-digits.module.css';
import { useFlicker } from './use-flicker.ts';

/** Renders the number 404 as three neon signs that power on and then flicker at random. */
export function NeonDigits() {
  const power = useFlicker(digits.length);
  return (
    <svg className={styles['digits']} viewBox="0 0 346 160" aria-hidden="true">
      {digits.map(({ id, tube, path }, index) => (
        <NeonTubes key={id} id={id} tube={tube} path={path} light={lightOf(index)} />
      ))}
    </svg>
  );

  function lightOf(index: number) {
    if (power === 'waiting') return 'unswitched';
    return power === index ? 'off' : 'on';
  }
}

const digits: { id: string; tube: NeonTube; path: string }[] = [
  { id: 'digit-4', tube: 'pink', path: 'M75 148V12L12 105H99' },
  {
    id: 'digit-0',
    tube: 'blue',
    path: 'M164 147C141 139 131 115 131 80C131 40 147 12 173 12S216 40 216 80C216 115 205 139 183 147',
  },
  { id: 'digit-four', tube: 'pink', path: 'M311 148V12L248 105H335' },
];
