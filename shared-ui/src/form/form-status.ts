/** State of a form that its fields show; stored as formik's `status`. */
export interface FormStatus {
  /** validation errors of the server by field name; an error applies only while the field has the same value */
  serverErrors: Record<string, { value: unknown; message: string }>;
  /** true after a reload because somebody else changed the row */
  isReloaded: boolean;
  /** true if the form stays open after a save; fields are then editable during the save */
  staysOpen: boolean;
  /** names of the fields that the schema requires */
  required: readonly string[];
}

/** Status of a form before the first save. */
export const initialFormStatus: FormStatus = { serverErrors: {}, isReloaded: false, staysOpen: false, required: [] };

/** Message above the buttons of a form. */
export interface Notice {
  severity: 'error' | 'info';
  message: string;
  /** true if somebody else changed the row, so that it can be reloaded */
  isStale: boolean;
}
