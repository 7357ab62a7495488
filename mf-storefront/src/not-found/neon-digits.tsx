import type { NeonTube } from '@lumora/shared-contract/styles';
import { NeonTubes } from '../neon/neon-tubes.tsx';
import * as styles from './neon-digits.module.css';
import { useFlicker } from './use-flicker.ts';

/** Renders the number 404 as three neon signs that power on and then flicker at random. */
export function NeonDigits() {
  const power = useFlicker(digits.length);
  return (
    <svg className={styles['digits']} viewBox="0 0 520 240" aria-hidden="true">
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
  { id: 'digit-4', tube: 'pink', path: 'M112 222V18L18 158H148' },
  {
    id: 'digit-0',
    tube: 'blue',
    path: 'M246 220C212 208 196 172 196 120C196 60 220 18 260 18S324 60 324 120C324 172 308 208 274 220',
  },
  { id: 'digit-four', tube: 'pink', path: 'M466 222V18L372 158H502' },
];
