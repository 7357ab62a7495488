import type { FormikContextType, FormikValues } from 'formik';
import isEqual from 'react-fast-compare';
import type { FieldConflict, FormStatus } from '../state/form-status.ts';

interface RebaseOptions<Values> {
  /** values of the row as it is saved now */
  saved: Values;
  /** earlier values of the form; a field that differs from them was edited and keeps its value */
  before: Values;
  /** the fields that somebody else changed too; defaults to none */
  conflicts?: Record<string, FieldConflict>;
}

/** Resets the form to the saved values, but keeps the values of edited fields. */
export async function rebaseFormValues<Values extends FormikValues>(
  formik: FormikContextType<Values>,
  { saved, before, conflicts = {} }: RebaseOptions<Values>,
): Promise<void> {
  const edited = Object.entries(formik.values).filter(([name, value]) => !isEqual(value, before[name]));
  const current: FormStatus = formik.status;
  formik.resetForm({ values: saved, status: { ...current, serverErrors: {}, conflicts } satisfies FormStatus });
  if (edited.length > 0) await formik.setValues({ ...saved, ...Object.fromEntries(edited) });
}
