import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './page-button.module.css';

interface Common {
  /** defaults to `text` */
  variant?: 'text' | 'outlined' | 'contained';
  /** shown before the label */
  icon?: ReactNode;
}
/** Props of the element: of a router link if `to` is given, else of a button. */
type PageButtonProps = Common & (({ to: string } & ComponentProps<typeof Link>) | ComponentProps<'button'>);

/** Renders a button of a page header, or a router link if `to` is given. Uses no MUI, because it is part of the first paint. */
export function PageButton({ variant = 'text', icon, children, ...rest }: PageButtonProps) {
  const className = `${styles['button']} ${styles[variant]}`;
  const content = (
    <>
      {icon}
      {children}
    </>
  );

  return 'to' in rest ? (
    <Link {...rest} className={className}>
      {content}
    </Link>
  ) : (
    <button type="button" {...rest} className={className}>
      {content}
    </button>
  );
}
