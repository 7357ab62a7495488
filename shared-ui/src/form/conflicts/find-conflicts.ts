import type { FormikContextType, FormikValues } from 'formik';
import isEqual from 'react-fast-compare';
import type { FieldConflict, FormStatus } from '../state/form-status.ts';

/**
 * Returns both values of each field that the user edited and whose value in `saved`, the row as it is saved now, is another
 * one than the form was opened with. A conflict of an earlier reload stays one while its values differ.
 */
export function findConflicts<Values extends FormikValues>(
  { values, initialValues, status }: FormikContextType<Values>,
  saved: Values,
): Record<string, FieldConflict> {
  const { conflicts }: FormStatus = status;
  const found = Object.entries(values).filter(([name, yours]) => {
    const isEdited = !isEqual(yours, initialValues[name]);
    const isChanged = !isEqual(saved[name], initialValues[name]) || name in conflicts;
    return isEdited && isChanged && !isEqual(yours, saved[name]);
  });
  return Object.fromEntries(found.map(([name, yours]) => [name, { yours, theirs: saved[name] }]));
}
