import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { PlainTable } from './plain-table.tsx';

export function ExtensionList({ extensions }: { extensions: ModuleOverview['extensions'] }) {
  return (
    <PlainTable
      label="Extensions"
      headings={['Where', 'What it adds']}
      empty="It adds nothing to other pages."
      rows={extensions.map(({ slot, title }) => ({
        key: `${slot} ${title}`,
        cells: [slotLabels[slot] ?? slot, title],
      }))}
    />
  );
}

/** Labels of the slots of the console; a slot of another module's page has its id. */
const slotLabels: Partial<Record<string, string>> = {
  dashboard: 'Dashboard',
  search: 'Search',
  actions: 'Actions in the search',
  notifications: 'Notifications',
  'user-menu': 'Account menu',
  'product-tabs': 'Tabs of a product',
  'order-panels': 'Page of an order',
};
