import type { RefObject } from 'react';
import type { FormikContextType, FormikValues } from 'formik';
import type { Notice } from './form-status.ts';
import { rebaseFormValues } from './rebase-form-values.ts';
import { messageOf } from './save-error.ts';

interface Reloading<Values extends FormikValues> {
  /** the form as it is by the time that the row has come */
  latest: RefObject<FormikContextType<Values>>;
  onReload: (() => Promise<Values>) | undefined;
  fallback: string;
  setNotice: (notice: Notice) => void;
}

/** The way out of a stale edit: loads the row as it is saved now, and keeps what was typed. */
export function useReload<Values extends FormikValues>({ latest, onReload, fallback, setNotice }: Reloading<Values>) {
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
