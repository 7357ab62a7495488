import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormik, type FormikContextType, type FormikHelpers, type FormikValues } from 'formik';
import type { ISchema } from 'yup';
import { toast } from '../toast/toast.ts';
import { untried, type FormStatus } from './form-status.ts';
import { messageOf, refusalOf } from './server-refusal.ts';
import { confirmDiscard } from './use-leave-guard.ts';

/** How a running save is followed and stopped; fits the options of `http.post`. */
export interface Sending {
  signal: AbortSignal;
  /** how much has been sent, 0…1 */
  onProgress: (fraction: number) => void;
}

export interface SavingOptions<Values extends FormikValues, Input> {
  /** checks what was typed, with the messages for the user */
  schema: ISchema<Input>;
  /** a field for every input of the form */
  initialValues: Values;
  /** Sends what was typed, as the schema cast it, and resolves to the words of the success toast. */
  onSave: (input: Input, values: Values, sending: Sending) => Promise<string>;
  /** Reads the row as it is saved now, after a 409; only where a row is edited. */
  onReload?: () => Promise<Values>;
  /** said when a failure has no words of its own, such as 'Create failed' */
  fallback: string;
  onClose: () => void;
}

/** What stands above the buttons of the dialog. */
export interface Notice {
  severity: 'error' | 'info';
  message: string;
  /** somebody else has changed the row: it can be loaded anew */
  isStale: boolean;
}

/** The life of one form: at most one save at a time, and what was typed outlives every failure. */
export function useSaving<Values extends FormikValues, Input>({
  schema,
  initialValues,
  onSave,
  onReload,
  fallback,
  onClose,
}: SavingOptions<Values, Input>) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);
  const formik = useFormik<Values>({ initialValues, initialStatus: untried, validationSchema: schema, onSubmit: save });
  const latest = useLatest(formik);

  async function submit() {
    if (running.current) return;
    running.current = new AbortController();
    await formik.submitForm().finally(() => (running.current = null));
  }

  async function save(values: Values, form: FormikHelpers<Values>) {
    const { signal } = running.current ?? new AbortController();
    setNotice(null);
    setProgress(0);
    try {
      const input = schema.cast(values, { stripUnknown: true });
      toast.success(await onSave(input, values, { signal, onProgress: setProgress }));
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      const { message, fields, rest, isConflict, isSignedOut } = refusalOf(error, Object.keys(values), fallback);
      form.setStatus(withRefusals(formik.status, fields, values));
      if (rest !== null) setNotice({ severity: 'error', message: rest, isStale: isConflict && onReload !== undefined });
      if (!isSignedOut) toast.error(message);
    }
  }

  async function reload() {
    if (!onReload) return;
    try {
      await takeOver(latest, await onReload());
      setNotice({ severity: 'info', message: 'Loaded what is saved now. What you typed is kept.', isStale: false });
    } catch (error) {
      setNotice({ severity: 'error', message: messageOf(error, fallback), isStale: true });
    }
  }

  /** Stops a running save; else closes, after asking if something would be lost. */
  async function leave() {
    if (running.current) return running.current.abort();
    if (formik.dirty && !(await confirmDiscard())) return;
    onClose();
  }

  return { formik, notice, progress, submit, reload, leave };
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function withRefusals(status: FormStatus, fields: Record<string, string>, values: FormikValues): FormStatus {
  const refusals = Object.entries(fields).map(([name, message]) => [name, { value: values[name], message }]);
  return { ...status, refusals: Object.fromEntries(refusals) };
}

/** Puts what is saved now into the form, except where something was typed. */
async function takeOver<Values extends FormikValues>(form: RefObject<FormikContextType<Values>>, saved: Values) {
  // by now more may have been typed than when Reload was pressed
  const formik = form.current;
  const typed = Object.entries(formik.values).filter(([name, value]) => value !== formik.initialValues[name]);
  formik.resetForm({ values: saved, status: { refusals: {}, isReloaded: true } satisfies FormStatus });
  await formik.setValues({ ...saved, ...Object.fromEntries(typed) });
}
