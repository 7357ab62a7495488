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
        cells: [slotLabel(slot), title],
      }))}
    />
  );
}

/** Returns the label of a slot, derived from its id: “Product tabs” for `product-tabs`. */
function slotLabel(slot: string): string {
  return slot.charAt(0).toUpperCase() + slot.slice(1).replaceAll('-', ' ');
}
