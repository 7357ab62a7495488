import { useEffect, useRef } from 'react';
import type { FormikValues, useFormik } from 'formik';

/** For a form's element: after a submit that was refused, the first field in error has the focus. */
export function useFocusOnError<Values extends FormikValues>(formik: ReturnType<typeof useFormik<Values>>) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting } = formik;

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return form;
}
