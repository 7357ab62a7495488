import { useId, type FocusEvent } from 'react';
import { useField, useFormikContext, type FieldValidator } from 'formik';
import type { FormStatus } from './form-status.ts';

/**
 * Binds a field of the surrounding formik form: value, error, setter and input props. The error is that of the schema once
 * the field is touched, else that of the server for this value. `validate` runs in addition to the schema of the form.
 */
export function useFormField<Value>(name: string, validate?: FieldValidator) {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(validate ? { name, validate } : name);
  const { isSubmitting, ...form } = useFormikContext();
  const status: FormStatus | undefined = form.status;
  const { value } = field;
  // formik types `initialValue` as optional, but every field has one
  const saved = meta.initialValue as Value;

  /** read-only during a save after which the form closes */
  const isBusy = isSubmitting && status?.staysOpen !== true;
  const isRequired = status?.required.includes(name) ?? false;
  const serverError = status?.serverErrors[name];
  const currentServerError = serverError?.value === value ? serverError.message : undefined;

  return {
    id,
    value,
    error: (meta.touched ? meta.error : undefined) ?? currentServerError,
    isBusy,
    isRequired,
    /** after a reload: the saved value, if it differs from the current one */
    savedMeanwhile: status?.isReloaded && value !== saved ? { value: saved } : undefined,
    setValue(next: Value) {
      void helpers.setTouched(true, false);
      void helpers.setValue(next);
    },
    onChange: field.onChange,
    /** common props of all text inputs */
    input: {
      id,
      name,
      readOnly: isBusy,
      required: isRequired,
      'aria-describedby': `${id}-help`,
      // an unchanged field is not validated on blur
      onBlur: (event: FocusEvent) => {
        if (value !== saved) field.onBlur(event);
      },
    },
  };
}

/** Result of `useFormField`. */
export type FormField<Value> = ReturnType<typeof useFormField<Value>>;
