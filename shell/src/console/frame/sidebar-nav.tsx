import { NavLink } from 'react-router-dom';
import type { NavGroup, NavItem } from '@lumora/shared-contract';
import { useSession } from '@lumora/shared-auth';
import { preloadRemote } from '../remotes/remote-routes.tsx';
import { useReleaseSet } from '../release-set-context.ts';
import { consoleNav } from './console-nav.ts';
import * as styles from './sidebar-nav.module.css';

/** Renders the navigation groups that the user may see. `onSelect` is called when the user follows a link. */
export function SidebarNav({ onSelect }: { onSelect?: () => void }) {
  const set = useReleaseSet();
  const { user } = useSession();

  return (
    <nav aria-label="Main" className={styles['nav']}>
      {consoleNav(set, user?.permissions ?? []).map((group) => (
        <Group key={group.title} group={group} onSelect={onSelect} />
      ))}
    </nav>
  );
}

function Group({ group, onSelect }: { group: NavGroup; onSelect: (() => void) | undefined }) {
  return (
    <section aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul>
        {group.items.map((item) => (
          <li key={item.path}>
            <Item item={item} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item, onSelect }: { item: NavItem; onSelect: (() => void) | undefined }) {
  const set = useReleaseSet();
  const preload = () => preloadRemote(set, item.path);

  return (
    <NavLink
      className={styles['item'] ?? ''}
      to={item.path}
      end={item.path === '/admin'}
      onClick={onSelect}
      onMouseEnter={preload}
      onFocus={preload}
    >
      <svg className="lumora-icon" width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d={item.icon} />
      </svg>
      {item.label}
    </NavLink>
  );
}
