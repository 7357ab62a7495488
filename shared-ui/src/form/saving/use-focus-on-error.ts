import { useEffect, useRef } from 'react';
import type { FormikValues, useFormik } from 'formik';

/** Returns a ref for the form element. Focuses the first invalid field after a failed submit. */
export function useFocusOnError<Values extends FormikValues>(formik: ReturnType<typeof useFormik<Values>>) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting } = formik;

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return form;
}
