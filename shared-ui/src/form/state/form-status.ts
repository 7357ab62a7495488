/** State of a form that its fields show; stored as formik's `status`. */
export interface FormStatus {
  /** validation errors of the server by field name; an error applies only while the field has the same value */
  serverErrors: Record<string, { value: unknown; message: string }>;
  /** after a reload: both values of each field that this user and somebody else changed, by its name */
  conflicts: Record<string, FieldConflict>;
  /** true if the form stays open after a save; fields are then editable during the save */
  staysOpen: boolean;
  /** names of the fields that the schema requires */
  required: readonly string[];
}

/** The two values of a field that two users changed. */
export interface FieldConflict {
  yours: unknown;
  theirs: unknown;
}

/** Status of a form before the first save. */
export const initialFormStatus: FormStatus = { serverErrors: {}, conflicts: {}, staysOpen: false, required: [] };

/** Message above the buttons of a form. */
export interface Notice {
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** true if somebody else changed the row, so that it can be reloaded */
  isStale: boolean;
  /** true if it asks for a choice between the values of two users */
  isChoice?: boolean;
}
