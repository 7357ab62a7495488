import { useEffect } from 'react';
import { useReleaseSet } from '../release-set-context.ts';

/** Names the browser tab after the page: `Categories | Lumora Admin`. */
export function usePageTitle(title: string | undefined): void {
  const { product } = useReleaseSet();

  useEffect(() => {
    const site = `${product} Admin`;
    document.title = title === undefined ? site : `${title} | ${site}`;
  }, [title, product]);
}
