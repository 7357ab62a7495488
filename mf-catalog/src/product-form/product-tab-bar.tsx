import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { productTabs, type ProductTab } from './product-tabs.ts';
import { panelId, tabId } from './tab-ids.ts';

export interface ProductTabsProps {
  /** id of the form */
  id: string;
  tab: ProductTab;
  onTab: (tab: ProductTab) => void;
  invalidTabs: readonly ProductTab[];
}

/** Renders the tabs of the product form; arrow keys move between them, and tabs with errors are marked. */
export function ProductTabs({ id, tab, onTab, invalidTabs }: ProductTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: ProductTab) => onTab(next)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
      aria-label="Parts of the product"
      // so that all five fit on a phone
      sx={{ '& .MuiTab-root': { minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 1.5 } } }}
    >
      {productTabs.map(({ key, label }) => {
        const isInvalid = invalidTabs.includes(key);
        return (
          <Tab
            key={key}
            value={key}
            id={tabId(id, key)}
            aria-controls={panelId(id, key)}
            label={label}
            {...(isInvalid && { icon: <ErrorIcon />, iconPosition: 'end' as const })}
          />
        );
      })}
    </Tabs>
  );
}

function ErrorIcon() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', pl: 0.5, color: 'error.main' }}>
      <ErrorRounded fontSize="small" titleAccess="has errors" />
    </Box>
  );
}
