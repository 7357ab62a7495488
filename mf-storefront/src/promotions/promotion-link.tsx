import type { ReactNode } from 'react';
import { Link } from '../links/link.tsx';

interface PromotionLinkProps {
  /** path of the shop, https URL, or '' for none */
  to: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** Renders the link of a promotion: within the shop by the router, elsewhere in a new tab; without a URL as plain text. */
export function PromotionLink({ to, className, onClick, children }: PromotionLinkProps) {
  if (to === '') return <span>{children}</span>;
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noreferrer" className={className} onClick={onClick}>
      {children}
    </a>
  );
}
