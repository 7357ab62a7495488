import type { NavItem } from '@lumora/shared-contract';
import { useSession } from '@lumora/shared-auth';
import { useReleaseSet } from '../release-set-context.ts';
import { consoleNav } from './console-nav.ts';

/** Every line of the sidebar that the one who is signed in may see. */
export function useNavItems(): NavItem[] {
  const set = useReleaseSet();
  const { user } = useSession();
  return consoleNav(set, user?.permissions ?? []).flatMap(({ items }) => items);
}
