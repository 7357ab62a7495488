import { useState, type ComponentType, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { ListPage } from '../list-page/list-page.tsx';
import type { RowDialogProps } from './row-dialog.tsx';

interface CrudPageProps<Row> {
  title: string;
  description: string;
  /** what a row is called in a sentence, such as “category” */
  noun: string;
  /** whether the user has the permission to create rows */
  canCreate: boolean;
  /** further buttons of the header, left of Create */
  actions?: ReactNode;
  Dialog: ComponentType<RowDialogProps<Row>> & { preload: () => void };
  /** Returns the list, given how a row is opened for editing and the button of an empty list. */
  children: (page: { onEdit: (row: Row) => void; createButton: ReactNode }) => ReactNode;
}

/** A list page whose rows are created and edited in a dialog. */
export function CrudPage<Row>({ title, description, noun, canCreate, actions, Dialog, children }: CrudPageProps<Row>) {
  const [open, setOpen] = useState<{ row: Row | null } | null>(null);
  const create = { label: `Create ${noun}`, onSelect: () => setOpen({ row: null }), onIntent: Dialog.preload };

  return (
    <ListPage title={title} description={description} actions={actions} create={canCreate ? create : undefined}>
      {children({
        onEdit: (row) => setOpen({ row }),
        createButton: canCreate && <Button onClick={create.onSelect}>{create.label}</Button>,
      })}
      {open && <Dialog row={open.row} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}
