import { useRef, useState } from 'react';
import { useFormik, yupToFormErrors, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import type { ISchema } from 'yup';
import { inputRestoredMessage } from '@lumora/shared-contract/storage';
import { confirmDiscard } from '../../confirm/confirm-discard.ts';
import { toast } from '../../toast/toast.ts';
import { initialFormStatus, type FormStatus, type Notice } from '../state/form-status.ts';
import { requiredFields } from '../state/required-fields.ts';
import { toSaveError, type SaveError } from './save-error.ts';
import { useLatest } from './use-latest.ts';
import { useReload } from '../conflicts/use-reload.ts';
import { useUnsavedInput } from './use-unsaved-input.ts';

/** Progress and cancellation of a save; compatible with the options of `http.post`. */
export interface SaveOptions {
  signal: AbortSignal;
  /** reports the sent fraction, 0…1 */
  onProgress: (fraction: number) => void;
}

/** Options of `useSaving`. */
export interface SavingOptions<Values extends FormikValues, Input> {
  /** validates and casts the values; its messages are shown to the user */
  schema: ISchema<Input>;
  /** one entry per field of the form */
  initialValues: Values;
  /** Sends the input that the schema cast. Resolves to the message of the success toast, rejects if the save failed. */
  onSave: (input: Input, values: Values, options: SaveOptions) => Promise<string>;
  /** Fetches the saved row after a 409. Only for forms that edit an existing row. */
  onReload?: () => Promise<Values>;
  /** message of a failure without one, such as 'Create failed' */
  fallback: string;
  /** called after a save, and after `leave` */
  onClose: () => void;
  /** true if the form stays open after a save; call `rebase` in `onSave`, which keeps edits made during the save */
  staysOpen?: boolean;
}

/**
 * Manages one form: at most one save at a time, and every failure keeps the input. Returns the formik state, the notice
 * above the buttons, the progress (0…1), and the functions `submit`, `reload`, `leave` and `rebase`.
 */
export function useSaving<Values extends FormikValues, Input>(options: SavingOptions<Values, Input>) {
  const { schema, initialValues, onSave, onReload, fallback, onClose, staysOpen = false } = options;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(null);
  /** true while only a part of the request has been sent, so an abort prevents the save */
  const isPartlySent = useRef(false);
  const initialStatus: FormStatus = { ...initialFormStatus, staysOpen, required: requiredFields(schema) };
  const onReset = () => setNotice(null);
  const validate = validatorOf<Values>(schema);
  const formik = useFormik<Values>({ initialValues, initialStatus, validate, onSubmit: save, onReset });
  useUnsavedInput(formik, () => setNotice(restoredNotice));
  const latest = useLatest(formik);
  const { reload, rebase } = useReload({ latest, onReload, fallback, setNotice });

  async function submit() {
    if (controller.current) return;
    controller.current = new AbortController();
    await formik.submitForm().finally(() => (controller.current = null));
  }

  function updateProgress(fraction: number) {
    isPartlySent.current = fraction > 0 && fraction < 1;
    setProgress(fraction);
  }

  async function save(values: Values, form: FormikHelpers<Values>) {
    const { signal } = controller.current ?? new AbortController();
    setNotice(null);
    updateProgress(0);
    try {
      const input = schema.cast(values, { stripUnknown: true });
      toast.success(await onSave(input, values, { signal, onProgress: updateProgress }));
      form.setStatus(initialStatus);
      onClose();
    } catch (error) {
      if (signal.aborted) return setNotice(isPartlySent.current ? null : maybeSavedNotice);
      const failure = toSaveError(error, Object.keys(values), fallback);
      form.setStatus(withServerErrors(formik.status, failure.fields, values));
      setNotice(toNotice(failure, onReload !== undefined));
      if (!failure.isSignedOut) toast.error(failure.message);
    }
  }

  /** Aborts a running save; otherwise closes the form, after a confirmation if there is unsaved input. */
  async function leave() {
    if (controller.current) return controller.current.abort();
    if (!formik.dirty || (await confirmDiscard())) onClose();
  }

  return { formik, notice: pendingNotice(notice, formik.dirty), progress, submit, reload, leave, rebase };
}

/**
 * Returns a function that resolves to the message of each wrong field. Unlike the `validationSchema` of formik it validates ''
 * as it is sent, not as undefined, which a schema replaces by its default.
 */
const validatorOf =
  <Values>(schema: ISchema<unknown>) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    try {
      await schema.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      // by name: the schema is of the module, which may have a copy of yup of its own
      if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
      return yupToFormErrors<Values>(error);
    }
  };

/** Returns the notice; null for one that asks for a choice when nothing unsaved is left. */
function pendingNotice(notice: Notice | null, isDirty: boolean): Notice | null {
  return notice?.isChoice && !isDirty ? null : notice;
}

const restoredNotice: Notice = {
  severity: 'info',
  message: inputRestoredMessage,
  isStale: false,
};

/** The request was sent completely and then aborted, so its result is unknown. */
const maybeSavedNotice: Notice = {
  severity: 'info',
  message: 'Stopped while it was being saved, so it may be saved already. Look in the list before you save it again.',
  isStale: false,
};

function toNotice({ notice, isConflict }: SaveError, canReload: boolean): Notice | null {
  return notice === null ? null : { severity: 'error', message: notice, isStale: isConflict && canReload };
}

function withServerErrors(status: FormStatus, fields: Record<string, string>, values: FormikValues): FormStatus {
  const serverErrors = Object.entries(fields).map(([name, message]) => [name, { value: values[name], message }]);
  return { ...status, serverErrors: Object.fromEntries(serverErrors) };
}
