import type { ComponentProps } from 'react';
import * as styles from './icon-button.module.css';

/** A button that shows an icon alone, so it needs a name. A plain element: the frame and every table have many of them. */
export function IconButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${styles['button']} ${className}`} />;
}
