import { useState, type ReactNode } from 'react';
import { panelId, tabId } from './tab-ids.ts';
import type { ProductTab } from './product-tabs.ts';

interface TabPanelProps {
  /** of the form */
  id: string;
  tab: ProductTab;
  isOpen: boolean;
  /** what it holds comes into being when it is first opened */
  isLazy?: boolean;
  children: ReactNode;
}

/** What a tab shows. It stays when another tab is opened, and with it what is typed and what is on its way. */
export function TabPanel({ id, tab, isOpen, isLazy = false, children }: TabPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return (
    <div role="tabpanel" id={panelId(id, tab)} aria-labelledby={tabId(id, tab)} hidden={!isOpen}>
      {(wasOpen || !isLazy) && children}
    </div>
  );
}
