import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './page-button.module.css';

interface Common {
  variant?: 'text' | 'outlined' | 'contained';
  icon?: ReactNode;
}
type PageButtonProps = Common & (({ to: string } & ComponentProps<typeof Link>) | ComponentProps<'button'>);

/** A button in the head of a page, a link when it has `to`; plain, as it is there from the first picture on. */
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
