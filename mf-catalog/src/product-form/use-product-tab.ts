import { useSearchParams } from 'react-router-dom';
import { productTabs, type ProductTab } from './product-tabs.ts';

/** Stores the open tab in the URL; a change of the tab replaces the history entry. */
export function useProductTab() {
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = productTabs.find(({ key }) => key === searchParams.get('tab'))?.key ?? 'basics';

  return { tab, openTab: (next: ProductTab) => setSearchParams({ tab: next }, { replace: true }) };
}
