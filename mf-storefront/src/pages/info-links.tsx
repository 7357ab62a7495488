import { Link } from '../links/link.tsx';
import { infoLinkGroups } from '../links/page-links.ts';
import * as styles from './site-page.module.css';

/** Renders links to the pages about help and the company, beside the text of one of them where the screen is wide. */
export function InfoLinks({ current }: { current: string }) {
  return (
    <nav className={styles['pages']} aria-label="Help and company">
      {infoLinkGroups.map(({ title, links }) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} aria-current={to === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
