import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { productTabs, type ProductTab } from './product-tabs.ts';
import { panelId, tabId } from './tab-ids.ts';

export interface ProductTabsProps {
  /** of the form */
  id: string;
  tab: ProductTab;
  onTab: (tab: ProductTab) => void;
  wrongTabs: readonly ProductTab[];
}

/** The tabs of the product; the arrow keys lead from one to the next, and one with an error is marked. */
export function ProductTabs({ id, tab, onTab, wrongTabs }: ProductTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: ProductTab) => onTab(next)}
      selectionFollowsFocus
      variant="scrollable"
      scrollButtons={false}
      aria-label="Parts of the product"
      // all five fit on a phone
      sx={{ '& .MuiTab-root': { minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 1.5 } } }}
    >
      {productTabs.map(({ key, label }) => {
        const isWrong = wrongTabs.includes(key);
        return (
          <Tab
            key={key}
            value={key}
            id={tabId(id, key)}
            aria-controls={panelId(id, key)}
            label={label}
            {...(isWrong && { icon: <ErrorMark />, iconPosition: 'end' as const })}
          />
        );
      })}
    </Tabs>
  );
}

function ErrorMark() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', pl: 0.5, color: 'error.main' }}>
      <ErrorRounded fontSize="small" titleAccess="has errors" />
    </Box>
  );
}
