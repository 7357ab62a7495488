import { useQueryClient } from '@tanstack/react-query';
import { maxNoteLength, orderNoteInput, type OrderDetail, type OrderNoteInput } from '@lumora/shared-contract/orders';
import { FormDialog, TextAreaField } from '@lumora/shared-ui/form';
import { addNote } from '../orders/orders-api.ts';

interface NoteDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

/** Adds a note to an order. Sends no version, because a note overwrites nothing. */
export function NoteDialog({ order: { id, reference }, onClose }: NoteDialogProps) {
  const queryClient = useQueryClient();

  return (
    <FormDialog
      title={`Note on ${reference}`}
      action="Add note"
      schema={orderNoteInput}
      initialValues={{ note: '' }}
      onSave={({ note }: OrderNoteInput, _values, options) => addNote(queryClient, id, { note }, options)}
      fallback="The note was not added"
      onClose={onClose}
    >
      <TextAreaField name="note" label="Note" rows={3} help={helpText} />
    </FormDialog>
  );
}

function helpText(note: string): string {
  return `For the shop alone; the customer does not see it. ${note.length} / ${maxNoteLength}`;
}
