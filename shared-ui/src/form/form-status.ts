/** What the dialog knows of its last try and the fields show; kept as formik's status. */
export interface FormStatus {
  /** by field: what the server said of which value; it no longer holds once the value is another */
  refusals: Record<string, { value: unknown; message: string }>;
  /** true once the row was loaded anew after somebody else had changed it */
  isReloaded: boolean;
  /** true where the form goes on after a save: what is typed meanwhile is for the next one */
  staysOpen: boolean;
}

export const initialFormStatus: FormStatus = { refusals: {}, isReloaded: false, staysOpen: false };

/** What stands above the buttons of the dialog. */
export interface Notice {
  severity: 'error' | 'info';
  message: string;
  /** somebody else has changed the row: it can be loaded anew */
  isStale: boolean;
}
