import { useState } from 'react';
import Button from '@mui/material/Button';
import { loadable } from '@lumora/shared-ui';
import type { BulkSetDialogProps } from './bulk-set-dialog.tsx';

const BulkSetDialog = loadable(() => import('./bulk-set-dialog.tsx').then((module) => module.BulkSetDialog));

/** Opens the dialog that changes one field of every selected row. */
export function BulkSetButton(props: Omit<BulkSetDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={BulkSetDialog.preload} onFocus={BulkSetDialog.preload}>
        {props.fields.length === 1 ? 'Set stock' : 'Set prices or stock'}
      </Button>
      {isOpen && <BulkSetDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
