import type { FormikContextType, FormikValues } from 'formik';
import type { FormStatus } from './form-status.ts';

/** Names of the fields that show an error, whether the form's schema or the server said it. */
export function wrongFields<Values extends FormikValues>(formik: FormikContextType<Values>): string[] {
  const { values, errors, touched } = formik;
  const { refusals }: FormStatus = formik.status;

  return Object.keys(values).filter((name) => {
    const refusal = refusals[name];
    return (touched[name] && errors[name] !== undefined) || (refusal && refusal.value === values[name]);
  });
}
