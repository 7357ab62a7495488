import type { NavItem } from '@lumora/shared-contract/releases';
import { useSession } from '@lumora/shared-auth';
import { useReleaseSet } from '../release-set/release-set-context.ts';
import { consoleNav } from '../navigation/console-nav.ts';

/** Returns all items of the sidebar that the user may see. */
export function useNavItems(): NavItem[] {
  const set = useReleaseSet();
  const { user } = useSession();
  return consoleNav(set, user?.permissions ?? []).flatMap(({ items }) => items);
}
