import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { PlainTable } from './plain-table.tsx';

export function SharedList({ shared }: { shared: ModuleOverview['shared'] }) {
  return (
    <PlainTable
      label="Shared packages"
      headings={['Package', 'Version', 'From']}
      empty="It shares no packages."
      rows={shared.map(({ name, version, is_provided }) => ({
        key: name,
        cells: [name, version, is_provided ? 'This module provides it' : 'The console'],
      }))}
    />
  );
}
