import type { NeonTube } from '@lumora/shared-contract/styles';
import { classNames } from '../styles/class-names.ts';
import * as styles from './neon.module.css';

interface NeonTextProps {
  tube: NeonTube;
  children: string;
  /** flickers on when it first appears */
  powersOn?: boolean;
  className?: string | undefined;
}

/** Renders a text as a lit neon sign. */
export function NeonText({ tube, children, powersOn = false, className }: NeonTextProps) {
  return (
    <span
      className={classNames(styles['sign'], powersOn && styles['powersOn'], className)}
      data-tube={tube}
      data-text={children}
    >
      {children}
    </span>
  );
}
