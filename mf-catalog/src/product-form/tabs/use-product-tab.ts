import { useSearchParams } from 'react-router-dom';
import type { PageExtension } from '@lumora/shared-ui';
import { productTabs } from './product-tabs.ts';

/** Stores the open tab in the URL; a change of the tab replaces the history entry. */
export function useProductTab(extensions: readonly PageExtension[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = [...productTabs, ...extensions].find(({ key }) => key === searchParams.get('tab'))?.key ?? 'basics';

  return { tab, openTab: (next: string) => setSearchParams({ tab: next }, { replace: true }) };
}
