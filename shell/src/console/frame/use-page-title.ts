import { useEffect } from 'react';
import { useReleaseSet } from '../release-set/release-set-context.ts';

/** Sets the document title: `Categories | Lumora Admin`. */
export function usePageTitle(title: string | undefined): void {
  const { product } = useReleaseSet();

  useEffect(() => {
    const appName = `${product} Admin`;
    document.title = title === undefined ? appName : `${title} | ${appName}`;
  }, [title, product]);
}
