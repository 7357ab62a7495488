import type { RefObject } from 'react';
import type { FormikContextType, FormikValues } from 'formik';
import type { Notice } from './form-status.ts';
import { rebaseFormValues } from './rebase-form-values.ts';
import { messageOf } from './save-error.ts';

interface ReloadOptions<Values extends FormikValues> {
  /** ref of the current formik state, which may change during the request */
  latest: RefObject<FormikContextType<Values>>;
  /** fetches the saved row; undefined if the form does not support it */
  onReload: (() => Promise<Values>) | undefined;
  /** message of a failure without one */
  fallback: string;
  setNotice: (notice: Notice) => void;
}

/** Returns a function that resolves a conflict: fetches the saved row and keeps edited fields. Shows a failure as notice. */
export function useReload<Values extends FormikValues>({
  latest,
  onReload,
  fallback,
  setNotice,
}: ReloadOptions<Values>) {
  return async () => {
    if (!onReload) return;
    try {
      const saved = await onReload();
      const { initialValues } = latest.current;
      await rebaseFormValues(latest.current, { saved, before: initialValues, isReloaded: true });
      setNotice({ severity: 'info', message: 'Loaded what is saved now. What you typed is kept.', isStale: false });
    } catch (error) {
      setNotice({ severity: 'error', message: messageOf(error, fallback), isStale: true });
    }
  };
}
