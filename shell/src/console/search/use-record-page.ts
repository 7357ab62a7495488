import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@lumora/shared-auth';
import type { CurrentPage } from '../extensions/use-current-page.ts';
import { addRecentPage } from './recent-pages.ts';

/** Adds the page to those that the user has opened last, once its title is known. */
export function useRecordPage({ pathname, route, entity }: CurrentPage, title: string | undefined): void {
  const { user } = useSession();
  const isPage = route.path?.startsWith('/admin') === true;

  const record = useEffectEvent(() => {
    if (!isPage || user === null || title === undefined) return;
    addRecentPage(user.id, { path: pathname, title, ...(entity && { entity }) });
  });
  useEffect(() => record(), [isPage, pathname, title]);
}
