import type { ReactNode } from 'react';
import AddRounded from '@mui/icons-material/AddRounded';
import { PageButton } from '../button/page-button.tsx';
import * as styles from './list-page.module.css';
import { PageHeader } from './page-header.tsx';

/**
 * A link when it has `href` (which may be relative to the page), a button when it has `onSelect`. `onIntent` is told
 * when the button is pointed at or focused: the moment to preload what it opens.
 */
export type CreateAction =
  | { label: string; href: string }
  | { label: string; onSelect: () => void; onIntent?: () => void };

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
    <div className={styles['page']}>
      <PageHeader title={title} description={description} actions={headerActions} />
      {children}
    </div>
  );
}

function CreateButton({ action }: { action: CreateAction }) {
  const given = { variant: 'contained', icon: <AddRounded /> } as const;

  return 'href' in action ? (
    <PageButton {...given} to={action.href}>
      {action.label}
    </PageButton>
  ) : (
    <PageButton {...given} onClick={action.onSelect} onPointerEnter={action.onIntent} onFocus={action.onIntent}>
      {action.label}
    </PageButton>
  );
}
