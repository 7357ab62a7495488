import type { FormikContextType, FormikValues } from 'formik';
import type { FormStatus } from './form-status.ts';

/** Returns the names of the fields that show an error of the schema or of the server. */
export function wrongFields<Values extends FormikValues>(formik: FormikContextType<Values>): string[] {
  const { values, errors, touched } = formik;
  const { serverErrors }: FormStatus = formik.status;

  return Object.keys(values).filter((name) => {
    const serverError = serverErrors[name];
    return (touched[name] && errors[name] !== undefined) || (serverError && serverError.value === values[name]);
  });
}

/** Returns the names of the fields that somebody else changed too. */
export function conflictFields<Values extends FormikValues>({ status }: FormikContextType<Values>): string[] {
  const { conflicts }: FormStatus = status;
  return Object.keys(conflicts);
}
