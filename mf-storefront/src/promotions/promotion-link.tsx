import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PromotionLinkProps {
  /** a page of the shop, a full address, or '' for none */
  to: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** Leads where an offer leads: inside the shop at once, elsewhere in a tab of its own. Without an address it is words. */
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
