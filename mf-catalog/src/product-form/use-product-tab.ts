import { useSearchParams } from 'react-router-dom';
import { productTabs, type ProductTab } from './product-tabs.ts';

/** The open tab, which the address says, and the way to another; going there is no step to come back to. */
export function useProductTab() {
  const [address, setAddress] = useSearchParams();
  const tab = productTabs.find(({ key }) => key === address.get('tab'))?.key ?? 'basics';

  return { tab, goTo: (next: ProductTab) => setAddress({ tab: next }, { replace: true }) };
}
