import { useId, type FocusEvent } from 'react';
import { useField, useFormikContext, type FieldValidator } from 'formik';
import type { FormStatus } from './form-status.ts';

/** One field of the surrounding form, as the controls of this folder draw it. `validate` adds to the form's schema. */
export function useFormField<Value>(name: string, validate?: FieldValidator) {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(validate ? { name, validate } : name);
  const { isSubmitting, ...form } = useFormikContext();
  const status: FormStatus | undefined = form.status;
  const { value } = field;
  // formik types it as optional; the dialog gives every field a first value
  const saved = meta.initialValue as Value;

  /** what is typed must not change under a request after which the dialog closes */
  const isBusy = isSubmitting && status?.staysOpen !== true;
  const refusal = status?.refusals[name];
  const refused = refusal?.value === value ? refusal.message : undefined;

  return {
    id,
    value,
    error: (meta.touched ? meta.error : undefined) ?? refused,
    isBusy,
    /** what somebody else saved in the meantime, when it differs from what stands here */
    savedMeanwhile: status?.isReloaded && value !== saved ? { value: saved } : undefined,
    setValue(next: Value) {
      void helpers.setTouched(true, false);
      void helpers.setValue(next);
    },
    onChange: field.onChange,
    /** what every element that is typed into has in common */
    input: {
      id,
      name,
      readOnly: isBusy,
      'aria-describedby': `${id}-help`,
      // A field that is left as it was found is not scolded before Save.
      onBlur: (event: FocusEvent) => {
        if (value !== saved) field.onBlur(event);
      },
    },
  };
}

export type FormField<Value> = ReturnType<typeof useFormField<Value>>;
