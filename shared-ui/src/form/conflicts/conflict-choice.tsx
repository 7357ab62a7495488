import { loadable } from '../../loadable/loadable.tsx';
import type { FormField } from '../state/use-form-field.ts';

// conflicts are rare, and the sign-in page loads this folder
const ConflictValues = loadable(() => import('./conflict-values.tsx').then((module) => module.ConflictValues));

interface ConflictChoiceProps<Value> {
  /** the conflict of the field; undefined renders nothing */
  conflict: FormField<Value>['conflict'];
  /** label of the field */
  label: string;
  /** name of the field, which is unique in its form */
  name: string;
  /** formats a value; defaults to `String` */
  formatValue?: ((value: Value) => string) | undefined;
}

/** Renders the two values of a field that two users changed; the user keeps either. */
export function ConflictChoice<Value>({ conflict, label, name, formatValue = String }: ConflictChoiceProps<Value>) {
  if (!conflict) return null;
  return (
    <ConflictValues
      {...{ label, name, isTheirs: conflict.isTheirs }}
      yours={formatValue(conflict.yours)}
      theirs={formatValue(conflict.theirs)}
      onKeepYours={conflict.keepYours}
      onKeepTheirs={conflict.keepTheirs}
    />
  );
}
