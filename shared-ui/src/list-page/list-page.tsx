import type { ReactNode } from 'react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { PageHeader } from './page-header.tsx';

/**
 * A link when it has `href` (which may be relative to the page), a button when it has `onSelect`. `onIntent` is told
 * when the button is pointed at or focused: the moment to preload what it opens.
 */
export type CreateAction =
  { label: string; href: string } | { label: string; onSelect: () => void; onIntent?: () => void };

interface ListPageProps {
  title: string;
  description: string;
  create?: CreateAction | undefined;
  /** further buttons, left of Create */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every list: title, description, actions, then the list itself. Sets no document title. */
export function ListPage({ title, description, create, actions, children }: ListPageProps) {
  const headerActions = (actions || create) && (
    <>
      {actions}
      {create && <CreateButton action={create} />}
    </>
  );

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={title} description={description} actions={headerActions} />
      {children}
    </Stack>
  );
}

function CreateButton({ action }: { action: CreateAction }) {
  const look = { variant: 'contained', startIcon: <AddRounded /> } as const;

  return 'href' in action ? (
    <Button {...look} component={Link} to={action.href}>
      {action.label}
    </Button>
  ) : (
    <Button {...look} onClick={action.onSelect} onPointerEnter={action.onIntent} onFocus={action.onIntent}>
      {action.label}
    </Button>
  );
}
