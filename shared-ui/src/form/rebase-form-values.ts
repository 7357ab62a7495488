import type { FormikContextType, FormikValues } from 'formik';
import type { FormStatus } from './form-status.ts';

interface Saved<Values> {
  /** the row as it is saved now */
  saved: Values;
  /** what stood in the form before: what is different by now has been typed since, and stays */
  before: Values;
  /** whether the row was loaded again; false after a save */
  isReloaded?: boolean;
}

/** Puts what is saved now into the form, except where something was typed. */
export async function rebaseFormValues<Values extends FormikValues>(
  formik: FormikContextType<Values>,
  { saved, before, isReloaded = false }: Saved<Values>,
): Promise<void> {
  const typed = Object.entries(formik.values).filter(([name, value]) => value !== before[name]);
  const { staysOpen }: FormStatus = formik.status;
  formik.resetForm({ values: saved, status: { refusals: {}, isReloaded, staysOpen } satisfies FormStatus });
  if (typed.length > 0) await formik.setValues({ ...saved, ...Object.fromEntries(typed) });
}
