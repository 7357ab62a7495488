import { useId, type FocusEvent } from 'react';
import { useField, useFormikContext, type FieldValidator } from 'formik';
import isEqual from 'react-fast-compare';
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

  // the conflict of a field has values of that field
  const conflict = status?.conflicts[name] as { yours: Value; theirs: Value } | undefined;
  const isTheirs = conflict !== undefined && isEqual(value, conflict.theirs);

  function setValue(next: Value) {
    void helpers.setTouched(true, false);
    void helpers.setValue(next);
  }

  return {
    id,
    value,
    error: (meta.touched ? meta.error : undefined) ?? currentServerError,
    isBusy,
    isRequired,
    /** after a reload: the choice between the two values, if somebody else changed this field too */
    conflict: conflict && {
      // what is typed while the user keeps their own value is their value
      yours: isTheirs ? conflict.yours : value,
      theirs: conflict.theirs,
      isTheirs,
      keepYours: () => setValue(conflict.yours),
      keepTheirs() {
        const conflicts = { ...status?.conflicts, [name]: { ...conflict, yours: value } };
        form.setStatus({ ...status, conflicts });
        setValue(conflict.theirs);
      },
    },
    setValue,
    /** sets the value while it is typed: an error is shown only after blur */
    typeValue: (next: Value) => void helpers.setValue(next),
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
