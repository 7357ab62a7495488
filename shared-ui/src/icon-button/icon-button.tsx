import type { ComponentProps } from 'react';
import * as styles from './icon-button.module.css';

/**
 * Renders a button that contains only an icon, so it needs an `aria-label`. Takes the props of `<button>`. Uses no MUI,
 * because the console frame and every table render many of them.
 */
export function IconButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${styles['button']} ${className}`} />;
}
