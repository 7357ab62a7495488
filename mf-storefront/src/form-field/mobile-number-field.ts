import type { FormFieldOptions } from './form-field.tsx';

/** The field of an Indian mobile number. Its value has no country code, which the API adds. */
export const mobileNumberField = {
  label: 'Mobile number',
  countryCode: '+91',
  autoComplete: 'tel-national',
  type: 'tel',
  inputMode: 'tel',
  maxLength: 20,
} as const satisfies FormFieldOptions;
