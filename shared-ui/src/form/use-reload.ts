import { useEffect, useRef, type RefObject } from 'react';
import type { FormikContextType, FormikValues } from 'formik';
import type { FormStatus, Notice } from './form-status.ts';
import { messageOf } from './server-refusal.ts';

interface Reloading<Values extends FormikValues> {
  formik: FormikContextType<Values>;
  onReload: (() => Promise<Values>) | undefined;
  fallback: string;
  setNotice: (notice: Notice) => void;
}

/** The way out of a stale edit: loads the row as it is saved now, and keeps what was typed. */
export function useReload<Values extends FormikValues>({ formik, onReload, fallback, setNotice }: Reloading<Values>) {
  const latest = useLatest(formik);

  return async () => {
    if (!onReload) return;
    try {
      await takeOver(latest, await onReload());
      setNotice({ severity: 'info', message: 'Loaded what is saved now. What you typed is kept.', isStale: false });
    } catch (error) {
      setNotice({ severity: 'error', message: messageOf(error, fallback), isStale: true });
    }
  };
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Puts what is saved now into the form, except where something was typed. */
async function takeOver<Values extends FormikValues>(form: RefObject<FormikContextType<Values>>, saved: Values) {
  // by now more may have been typed than when Reload was pressed
  const formik = form.current;
  const typed = Object.entries(formik.values).filter(([name, value]) => value !== formik.initialValues[name]);
  formik.resetForm({ values: saved, status: { refusals: {}, isReloaded: true } satisfies FormStatus });
  await formik.setValues({ ...saved, ...Object.fromEntries(typed) });
}
