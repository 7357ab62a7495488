import type { RefObject } from 'react';
import type { FormikContextType, FormikValues } from 'formik';
import { errorMessage } from '@lumora/shared-contract/http-error';
import { findConflicts } from './find-conflicts.ts';
import type { Notice } from '../state/form-status.ts';
import { rebaseFormValues } from './rebase-form-values.ts';

interface ReloadOptions<Values extends FormikValues> {
  /** ref of the current formik state, which may change during the request */
  latest: RefObject<FormikContextType<Values>>;
  /** fetches the saved row; undefined if the form does not support it */
  onReload: (() => Promise<Values>) | undefined;
  /** message of a failure without one */
  fallback: string;
  setNotice: (notice: Notice) => void;
}

/**
 * Returns `reload`, which resolves a conflict: it fetches the saved row, keeps edited fields, and shows a failure as notice;
 * and `rebase`, which resets a form that stays open to the saved values and keeps edits since `before`, the sent ones.
 */
export function useReload<Values extends FormikValues>({
  latest,
  onReload,
  fallback,
  setNotice,
}: ReloadOptions<Values>) {
  const rebase = (saved: Values, before: Values) => rebaseFormValues(latest.current, { saved, before });

  async function reload() {
    if (!onReload) return;
    try {
      const saved = await onReload();
      const { initialValues } = latest.current;
      const conflicts = findConflicts(latest.current, saved);
      await rebaseFormValues(latest.current, { saved, before: initialValues, conflicts });
      setNotice(reloadedNotice(Object.keys(conflicts).length));
    } catch (error) {
      setNotice({ severity: 'error', message: errorMessage(error, fallback), isStale: true });
    }
  }

  return { reload, rebase };
}

function reloadedNotice(conflicts: number): Notice {
  const loaded = 'Loaded what is saved now. What you typed is kept.';
  if (conflicts === 0) return { severity: 'info', message: loaded, isStale: false };
  const fields = conflicts === 1 ? 'One field was' : `${conflicts} fields were`;
  const message = `${loaded} ${fields} changed by both of you: choose which value to keep.`;
  return { severity: 'warning', message, isStale: false, isChoice: true };
}
