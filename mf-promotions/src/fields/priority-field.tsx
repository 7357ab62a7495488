import { NumberField } from '@lumora/shared-ui/form';

/** Edits the priority of a promotion among those of its position: field `priority` of the form. */
export function PriorityField() {
  return <NumberField name="priority" label="Priority" help="The lowest comes first; of equals the newer." />;
}
