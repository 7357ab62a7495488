import { useQueryClient } from '@tanstack/react-query';
import { maxNoteLength, orderNoteInput, type OrderDetail, type OrderNoteInput } from '@lumora/shared-contract';
import { FormDialog, TextAreaField } from '@lumora/shared-ui/form';
import { addNote } from './orders-api.ts';

interface NoteDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

/** Keeps words about an order for the shop. A note takes nothing away, so it is added to whatever stands there by now. */
export function NoteDialog({ order: { id, reference }, onClose }: NoteDialogProps) {
  const queryClient = useQueryClient();

  return (
    <FormDialog
      title={`Note on ${reference}`}
      action="Add note"
      schema={orderNoteInput}
      initialValues={{ note: '' }}
      onSave={({ note }: OrderNoteInput, _values, sending) => addNote(queryClient, id, { note }, sending)}
      fallback="The note was not added"
      onClose={onClose}
    >
      <TextAreaField name="note" label="Note" rows={3} help={helpOf} />
    </FormDialog>
  );
}

function helpOf(note: string): string {
  return `For the shop alone; the customer does not see it. ${note.length} / ${maxNoteLength}`;
}
