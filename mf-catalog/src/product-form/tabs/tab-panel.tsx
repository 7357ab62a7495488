import { useState, type ReactNode } from 'react';
import { panelId, tabId } from './tab-ids.ts';

interface TabPanelProps {
  /** id of the form */
  id: string;
  tab: string;
  isOpen: boolean;
  /** renders the children only after the tab is first opened */
  isLazy?: boolean;
  children: ReactNode;
}

/** Renders the panel of a tab. A hidden panel stays mounted, which preserves its edits and running requests. */
export function TabPanel({ id, tab, isOpen, isLazy = false, children }: TabPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return (
    <div role="tabpanel" id={panelId(id, tab)} aria-labelledby={tabId(id, tab)} hidden={!isOpen}>
      {(wasOpen || !isLazy) && children}
    </div>
  );
}
