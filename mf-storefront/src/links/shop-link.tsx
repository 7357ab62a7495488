import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface ShopLinkProps {
  /** path of a public page, without an anchor: those are plain links, which the browser scrolls to */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another public page. The router's own Link brings 2 kB for data routers, which the shop has none of. */
export function ShopLink({ to, className, children }: ShopLinkProps) {
  const navigate = useNavigate();

  function openHere(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to);
    window.scrollTo(0, 0);
  }

  return (
    <a href={to} className={className} onClick={openHere}>
      {children}
    </a>
  );
}
