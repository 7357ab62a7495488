import { useState, type ComponentType, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { ListPage } from '../list-page/list-page.tsx';
import type { EditDialogProps, RowDialogProps } from './row-dialog.tsx';

interface ListProps<Row> {
  /** opens a row in the dialog */
  onEdit: (row: Row) => void;
  /** the button of an empty list; false for a user who may not create rows */
  createButton: ReactNode;
}

interface CommonProps<Row> {
  title: string;
  description: string;
  /** further buttons of the header, left of Create */
  actions?: ReactNode;
  /** renders the list */
  children: (list: ListProps<Row>) => ReactNode;
}

interface CreatingProps<Row> extends CommonProps<Row> {
  /** what a row is called in a sentence, such as “category” */
  noun: string;
  /** whether the user has the permission to create rows */
  canCreate: boolean;
  Dialog: Loadable<RowDialogProps<Row>>;
}

/** Props of a page whose rows are created elsewhere. */
interface EditingProps<Row> extends CommonProps<Row> {
  EditDialog: Loadable<EditDialogProps<Row>>;
}

type Loadable<Props> = ComponentType<Props> & { preload: () => void };

/** Renders a list page whose rows are created and edited in a dialog; with `EditDialog` they are edited only. */
export function CrudPage<Row>(props: CreatingProps<Row> | EditingProps<Row>) {
  const { title, description, actions, children } = props;
  const [open, setOpen] = useState<{ row: Row | null } | null>(null);
  const close = () => setOpen(null);
  const create = 'Dialog' in props &&
    props.canCreate && {
      label: `Create ${props.noun}`,
      onSelect: () => setOpen({ row: null }),
      onIntent: props.Dialog.preload,
    };

  return (
    <ListPage title={title} description={description} actions={actions} create={create || undefined}>
      {children({
        onEdit: (row) => setOpen({ row }),
        createButton: create && <Button onClick={create.onSelect}>{create.label}</Button>,
      })}
      {open && 'Dialog' in props && <props.Dialog row={open.row} onClose={close} />}
      {open && open.row !== null && 'EditDialog' in props && <props.EditDialog row={open.row} onClose={close} />}
    </ListPage>
  );
}
