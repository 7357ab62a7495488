import { useEffect, useEffectEvent } from 'react';
import { useAtom } from 'jotai';
import { useSession } from '@lumora/shared-auth';
import type { CurrentPage } from '../extensions/use-current-page.ts';
import { parseRecentPages, recentPagesAtom, withRecentPage } from './recent-pages.ts';

/** Adds the page to those that the user has opened last, once its title is known. */
export function useAddRecentPage({ pathname, route, entity }: CurrentPage, title: string | undefined): void {
  const { user } = useSession();
  const [stored, store] = useAtom(recentPagesAtom(String(user?.id)));
  const isPage = route.path?.startsWith('/admin') === true;

  const add = useEffectEvent(() => {
    if (!isPage || user === null || title === undefined) return;
    store(withRecentPage(parseRecentPages(stored), { path: pathname, title, ...(entity && { entity }) }));
  });
  useEffect(() => add(), [isPage, pathname, title]);
}
