import type { NeonTube } from '@lumora/shared-contract';
import { classNames } from '../look/class-names.ts';
import styles from './neon-text.module.css';

interface NeonTextProps {
  tube: NeonTube;
  children: string;
  isLit?: boolean;
  /** flickers on when it first appears */
  powersOn?: boolean;
  className?: string | undefined;
}

/** Words as a neon sign. */
export function NeonText({ tube, children, isLit = true, powersOn = false, className }: NeonTextProps) {
  const classes = classNames(styles['sign'], !isLit && styles['off'], powersOn && styles['powersOn'], className);
  return (
    <span className={classes} data-tube={tube} data-text={children}>
      {children}
    </span>
  );
}
