import type { FormikContextType, FormikValues } from 'formik';
import type { FormStatus } from './form-status.ts';

interface RebaseOptions<Values> {
  /** values of the row as it is saved now */
  saved: Values;
  /** earlier values of the form; a field that differs from them was edited and keeps its value */
  before: Values;
  /** true after a reload, false after a save; defaults to false */
  isReloaded?: boolean;
}

/** Resets the form to the saved values, but keeps the values of edited fields. */
export async function rebaseFormValues<Values extends FormikValues>(
  formik: FormikContextType<Values>,
  { saved, before, isReloaded = false }: RebaseOptions<Values>,
): Promise<void> {
  const edited = Object.entries(formik.values).filter(([name, value]) => value !== before[name]);
  const current: FormStatus = formik.status;
  formik.resetForm({ values: saved, status: { ...current, serverErrors: {}, isReloaded } satisfies FormStatus });
  if (edited.length > 0) await formik.setValues({ ...saved, ...Object.fromEntries(edited) });
}
