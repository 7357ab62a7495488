import { useRef, useState } from 'react';
import { useFormik, type FormikHelpers, type FormikValues } from 'formik';
import type { ISchema } from 'yup';
import { confirmDiscard } from '../confirm/confirm-discard.ts';
import { toast } from '../toast/toast.ts';
import { initialFormStatus, type FormStatus, type Notice } from './form-status.ts';
import { rebaseFormValues } from './rebase-form-values.ts';
import { toSaveError } from './save-error.ts';
import { useLatest } from './use-latest.ts';
import { useReload } from './use-reload.ts';

/** How a running save is followed and stopped; fits the options of `http.post`. */
export interface SaveOptions {
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
  onSave: (input: Input, values: Values, sending: SaveOptions) => Promise<string>;
  /** Reads the row as it is saved now, after a 409; only where a row is edited. */
  onReload?: () => Promise<Values>;
  /** said when a failure has no words of its own, such as 'Create failed' */
  fallback: string;
  onClose: () => void;
  /** the form stays open after a save, by `rebase`: what is typed while it is being saved stays, unsaved */
  staysOpen?: boolean;
}

/** The life of one form: at most one save at a time, and what was typed outlives every failure. */
export function useSaving<Values extends FormikValues, Input>({
  schema,
  initialValues,
  onSave,
  onReload,
  fallback,
  onClose,
  staysOpen = false,
}: SavingOptions<Values, Input>) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);
  /** part of it has been sent: stopped now, it is not saved */
  const isUnderWay = useRef(false);
  const initialStatus: FormStatus = { ...initialFormStatus, staysOpen };
  const formik = useFormik<Values>({ initialValues, initialStatus, validationSchema: schema, onSubmit: save });
  const latest = useLatest(formik);
  const reload = useReload({ latest, onReload, fallback, setNotice });

  async function submit() {
    if (running.current) return;
    running.current = new AbortController();
    await formik.submitForm().finally(() => (running.current = null));
  }

  function follow(fraction: number) {
    isUnderWay.current = fraction > 0 && fraction < 1;
    setProgress(fraction);
  }

  async function save(values: Values, form: FormikHelpers<Values>) {
    const { signal } = running.current ?? new AbortController();
    setNotice(null);
    follow(0);
    try {
      const input = schema.cast(values, { stripUnknown: true });
      toast.success(await onSave(input, values, { signal, onProgress: follow }));
      onClose();
    } catch (error) {
      if (signal.aborted) return setNotice(isUnderWay.current ? null : maybeSaved);
      const { message, fields, rest, isConflict, isSignedOut } = toSaveError(error, Object.keys(values), fallback);
      form.setStatus(withRefusals(formik.status, fields, values));
      if (rest !== null) setNotice({ severity: 'error', message: rest, isStale: isConflict && onReload !== undefined });
      if (!isSignedOut) toast.error(message);
    }
  }

  /** Stops a running save; else closes, after asking if something would be lost. */
  async function leave() {
    if (running.current) return running.current.abort();
    if (formik.dirty && !(await confirmDiscard())) return;
    onClose();
  }

  /** Puts what was saved into a form that stays open; `sent` is what it was saved from. */
  const rebase = (saved: Values, before: Values) => rebaseFormValues(latest.current, { saved, before });

  return { formik, notice, progress, submit, reload, leave, rebase };
}

/** The request was out, and nobody heard what came of it. */
const maybeSaved: Notice = {
  severity: 'info',
  message: 'Stopped while it was being saved, so it may be saved already. Look in the list before you save it again.',
  isStale: false,
};

function withRefusals(status: FormStatus, fields: Record<string, string>, values: FormikValues): FormStatus {
  const refusals = Object.entries(fields).map(([name, message]) => [name, { value: values[name], message }]);
  return { ...status, refusals: Object.fromEntries(refusals) };
}
