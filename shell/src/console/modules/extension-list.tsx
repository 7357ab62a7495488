import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { PlainTable } from './plain-table.tsx';

export function ExtensionList({ extensions }: { extensions: ModuleOverview['extensions'] }) {
  return (
    <PlainTable
      label="Extensions"
      headings={['Slot', 'Extension']}
      empty="It extends nothing."
      rows={extensions.map(({ slot, title }) => ({ key: `${slot} ${title}`, cells: [slot, title] }))}
    />
  );
}
