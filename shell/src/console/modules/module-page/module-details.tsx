import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { phoneScreen } from '@lumora/shared-ui';
import { CheckList } from './check-list.tsx';
import { ExtensionList } from './extension-list.tsx';
import { FailureList } from './failure-list.tsx';
import type { ModuleRow } from '../module-row.ts';
import { MoveHistory } from './move-history.tsx';
import type { PendingMove } from '../moves/move-dialog.tsx';
import { ReleaseList } from './release-list.tsx';
import { SharedList } from './shared-list.tsx';
import { SizeList } from './size-list.tsx';

const tabs = ['Releases', 'Checks', 'History', 'Failures', 'Sizes', 'Extensions', 'Shared packages'] as const;
type TabName = (typeof tabs)[number];

interface ModuleDetailsProps {
  module: ModuleRow;
  onMove: (move: PendingMove) => void;
}

/** Renders what is known of a module in tabs. */
export function ModuleDetails({ module, onMove }: ModuleDetailsProps) {
  const [tab, setTab] = useState<TabName>('Releases');
  const panels: Record<TabName, ReactNode> = {
    Releases: <ReleaseList module={module} onMove={onMove} />,
    Checks: <CheckList module={module} />,
    History: <MoveHistory history={module.history} />,
    Failures: <FailureList failures={module.failures} />,
    Sizes: <SizeList sizes={module.sizes} />,
    Extensions: <ExtensionList extensions={module.extensions} />,
    'Shared packages': <SharedList shared={module.shared} />,
  };

  return (
    <Card>
      <Tabs
        value={tab}
        variant="scrollable"
        aria-label={`Details of ${module.title}`}
        sx={tabsStyles}
        onChange={(_event, value: TabName) => setTab(value)}
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={name} id={idOf('tab', name)} aria-controls={idOf('panel', name)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={idOf('panel', tab)} aria-labelledby={idOf('tab', tab)} sx={{ overflowX: 'auto' }}>
        {panels[tab]}
      </Box>
    </Card>
  );
}

/** All tabs fit a screen 768 px wide. On a phone they scroll, and fade at the end where others follow. */
const tabsStyles = {
  // the text of the first tab begins where that of the first column does
  px: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': { minWidth: 0 },
  [`@media ${phoneScreen}`]: {
    '& .MuiTabScrollButton-root': { display: 'none' },
    '& .MuiTabScrollButton-root:not(.Mui-disabled) + .MuiTabs-scroller': { '--tabs-before': '40px' },
    '& .MuiTabs-scroller:has(+ .MuiTabScrollButton-root:not(.Mui-disabled))': { '--tabs-after': '40px' },
    '& .MuiTabs-scroller': {
      maskImage:
        'linear-gradient(90deg, transparent, #000 var(--tabs-before, 0px) calc(100% - var(--tabs-after, 0px)), transparent)',
    },
  },
};

const idOf = (part: string, tab: TabName) => `${part}-${tab.replace(' ', '-')}`;
