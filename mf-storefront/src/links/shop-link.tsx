import { useContext, type MouseEvent, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface ShopLinkProps {
  /** path of a public page, without an anchor: those are plain links, which the browser scrolls to */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to another public page. It moves the history itself: the router's Link and useNavigate bring 3 kB (gzip) for
 * data routers and relative paths, of which the shop has none.
 */
export function ShopLink({ to, className, children }: ShopLinkProps) {
  const { navigator } = useContext(NavigationContext);

  function openHere(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigator.push(to);
    window.scrollTo(0, 0);
  }

  return (
    <a href={to} className={className} onClick={openHere}>
      {children}
    </a>
  );
}
