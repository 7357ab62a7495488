import { Fragment, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import type { NavItem } from '@lumora/shared-contract/releases';
import { navLetters } from './nav-letters.ts';

interface ShortcutSheetProps {
  items: readonly NavItem[];
  onClose: () => void;
}

/** Lists the shortcuts of the console that work on the page, and the letter of each page that the user may open. */
export function ShortcutSheet({ items, onClose }: ShortcutSheetProps) {
  const id = useId();
  const [shortcuts] = useState(shortcutsOfPage);
  const pages = [...navLetters(items)].map(([letter, { label }]) => ({
    keys: ['G', letter.toUpperCase()],
    text: label,
  }));

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Columns>
          <Shortcuts title="Actions" shortcuts={shortcuts} />
          <Shortcuts title="Go to" shortcuts={pages} />
        </Columns>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Shortcut {
  keys: string[];
  text: string;
  /** selector of an element without which the shortcut does nothing */
  needs?: string;
}

function shortcutsOfPage(): Shortcut[] {
  return allShortcuts.filter(({ needs }) => needs === undefined || document.querySelector(needs) !== null);
}

function Shortcuts({ title, shortcuts: listed }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {listed.map(({ keys, text }) => (
          <Fragment key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const allShortcuts: Shortcut[] = [
  { keys: ['J'], text: 'Next row', needs: '[role="grid"]' },
  { keys: ['K'], text: 'Previous row', needs: '[role="grid"]' },
  { keys: ['Enter'], text: 'Open the row', needs: '[role="grid"]' },
  { keys: ['E'], text: 'Edit the row', needs: '[role="grid"]' },
  { keys: ['X'], text: 'Select the row', needs: '[aria-keyshortcuts="x"]' },
  { keys: ['C'], text: 'Create', needs: '[aria-keyshortcuts="c"]' },
  { keys: ['Esc'], text: 'Close, or clear the selection' },
  { keys: ['/'], text: 'Search, and run an action' },
  { keys: ['Ctrl', 'S'], text: 'Save changes', needs: '[aria-keyshortcuts="Control+S"]' },
  { keys: ['?'], text: 'This list' },
];

const Columns = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gap: 24,
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& h3': { margin: '0 0 8px', fontSize: '0.8125rem', fontWeight: 600, color: vars.palette.text.secondary },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 12px', margin: 0, alignItems: 'center' },
  '& dt': { display: 'flex', gap: 4 },
  '& dd': { margin: 0 },
  '& kbd': {
    minInlineSize: 20,
    padding: '0 6px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: '18px',
    textAlign: 'center',
  },
}));
