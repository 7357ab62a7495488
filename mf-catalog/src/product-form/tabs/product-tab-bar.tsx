import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import type { PageExtension } from '@lumora/shared-ui';
import { productTabs, type ProductTab } from './product-tabs.ts';
import { panelId, tabId } from './tab-ids.ts';

export interface ProductTabsProps {
  /** id of the form */
  id: string;
  tab: string;
  onTab: (tab: string) => void;
  /** tabs of other modules */
  extensions: readonly PageExtension[];
  invalidTabs: readonly ProductTab[];
  /** tabs with a field that somebody else changed too */
  conflictTabs: readonly ProductTab[];
}

/** Renders the tabs of the product form; arrow keys move between them, and tabs with errors or conflicts are marked. */
export function ProductTabs({ id, tab, onTab, extensions, invalidTabs, conflictTabs }: ProductTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: string) => onTab(next)}
      selectionFollowsFocus
      variant="scrollable"
      aria-label="Parts of the product"
      sx={tabsStyles}
    >
      {productTabs.map(({ key, label }) => (
        <Tab
          key={key}
          value={key}
          id={tabId(id, key)}
          aria-controls={panelId(id, key)}
          label={label}
          {...(invalidTabs.includes(key) && { icon: <TabMark color="error.main" title="has errors" />, iconPosition })}
          {...(conflictTabs.includes(key) && {
            icon: <TabMark color="warning.main" title="has conflicts" />,
            iconPosition,
          })}
        />
      ))}
      {extensions.map(({ key, title }) => (
        <Tab key={key} value={key} id={tabId(id, key)} aria-controls={panelId(id, key)} label={title} />
      ))}
    </Tabs>
  );
}

/** The own five fit on a phone. The text of the first begins where the title does. */
const tabsStyles = {
  ml: { xs: -1.25, sm: -1.5 },
  '& .MuiTab-root, & .MuiTabs-indicator': { px: { xs: 1.25, sm: 1.5 } },
};

const iconPosition = 'end';

function TabMark({ color, title }: { color: string; title: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', pl: 0.5, color }}>
      <ErrorRounded fontSize="small" titleAccess={title} />
    </Box>
  );
}
