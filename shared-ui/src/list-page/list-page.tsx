import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { phoneScreen } from '../theme/phone-screen.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';
import { PageHeader } from './page-header.tsx';

/**
 * The main action of a list page: a link if it has `href` (absolute, or relative to the page), a button if it has
 * `onSelect`. `onIntent` is called on hover and focus, to preload what the button opens.
 */
export type CreateAction =
  | { label: string; href: string }
  | { label: string; onSelect: () => void; onIntent?: () => void };

interface ListPageProps {
  title: string;
  /** one line below the title */
  description: string;
  create?: CreateAction | undefined;
  /** further buttons, left of Create */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders the layout of a list page: title, description, actions, and the list. Does not set the document title. */
export function ListPage({ title, description, create, actions, children }: ListPageProps) {
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  const headerActions = (actions || create) && (
    <>
      {actions}
      {create && <CreateButton action={create} isPhone={isPhone} />}
    </>
  );

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={title} description={description} actions={headerActions} />
      {children}
    </Stack>
  );
}

function CreateButton({ action, isPhone }: { action: CreateAction; isPhone: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    // a dialog that closes restores the focus to it
    button.current?.focus();
    button.current?.click();
  };
  useShortcut(['c'], press);
  usePressByHash(press);

  return (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      aria-keyshortcuts="c"
      ref={button}
      {...('href' in action
        ? { component: Link, to: action.href }
        : { onClick: action.onSelect, onPointerEnter: action.onIntent, onFocus: action.onIntent })}
    >
      {isPhone ? <FirstWord text={action.label} /> : action.label}
    </Button>
  );
}

/** Shows only the first word, beside the title of the page on a phone. */
function FirstWord({ text }: { text: string }) {
  const [first, ...others] = text.split(' ');
  return (
    <>
      {first}
      <Box sx={visuallyHidden}> {others.join(' ')}</Box>
    </>
  );
}

/** Presses the button when the page is opened with `#create`, and removes it from the URL. */
function usePressByHash(press: () => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  const handleHash = useEffectEvent(() => {
    if (hash !== '#create') return;
    void navigate({ pathname, search }, { replace: true });
    press();
  });
  useEffect(() => handleHash(), [hash]);
}
