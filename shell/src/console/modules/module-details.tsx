import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { CheckList } from './check-list.tsx';
import { ExtensionList } from './extension-list.tsx';
import { FailureList } from './failure-list.tsx';
import { MoveHistory } from './move-history.tsx';
import type { PendingMove } from './move-dialog.tsx';
import { ReleaseList } from './release-list.tsx';
import { SharedList } from './shared-list.tsx';
import { SizeList } from './size-list.tsx';

const tabs = ['Releases', 'Checks', 'History', 'Failures', 'Sizes', 'Extensions', 'Shared packages'] as const;
type TabName = (typeof tabs)[number];

interface ModuleDetailsProps {
  overview: ModuleOverview;
  onMove: (move: PendingMove) => void;
}

export function ModuleDetails({ overview, onMove }: ModuleDetailsProps) {
  const [tab, setTab] = useState<TabName>('Releases');
  const panels: Record<TabName, ReactNode> = {
    Releases: <ReleaseList overview={overview} onMove={onMove} />,
    Checks: <CheckList overview={overview} />,
    History: <MoveHistory history={overview.history} />,
    Failures: <FailureList failures={overview.failures} />,
    Sizes: <SizeList sizes={overview.sizes} />,
    Extensions: <ExtensionList extensions={overview.extensions} />,
    'Shared packages': <SharedList shared={overview.shared} />,
  };

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Tabs
        value={tab}
        variant="scrollable"
        aria-label={`Details of ${overview.module}`}
        sx={{ px: 2 }}
        onChange={(_event, value: TabName) => setTab(value)}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={idOf('tab', overview, name)}
            aria-controls={idOf('panel', overview, name)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={idOf('panel', overview, tab)}
        aria-labelledby={idOf('tab', overview, tab)}
        sx={{ px: { xs: 2, md: 3 }, pb: 2, overflowX: 'auto' }}
      >
        {panels[tab]}
      </Box>
    </Box>
  );
}

const idOf = (part: string, { module }: ModuleOverview, tab: TabName) => `${part}-${module}-${tab.replace(' ', '-')}`;
