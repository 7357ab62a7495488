import { useEffect, useEffectEvent } from 'react';
import type { FormikContextType, FormikValues } from 'formik';
import { addUnsavedInput, onSessionEnded, takeUnsavedInput } from '@lumora/shared-contract/storage';
import isEqual from 'react-fast-compare';

/**
 * Stores the unsaved input of a form when the session ends, and restores it when the same form of an unchanged row is opened
 * again; then calls `onRestored`. Passwords and files are not stored.
 */
export function useUnsavedInput<Values extends FormikValues>(
  { initialValues, values, dirty, setValues }: FormikContextType<Values>,
  onRestored: () => void,
): void {
  const store = useEffectEvent((userId: number) => {
    if (!dirty) return;
    const typed = Object.entries(storableValues(values));
    if (typed.every(([name, value]) => isEqual(value, initialValues[name]))) return;
    addUnsavedInput({ userId, initialValues: storableValues(initialValues), values: Object.fromEntries(typed) });
  });

  const restore = useEffectEvent(() => {
    const initial = storableValues(initialValues);
    const own = takeUnsavedInput((one) => isEqual(one.initialValues, initial));
    if (own === undefined) return;
    void setValues({ ...initialValues, ...own.values });
    onRestored();
  });

  useEffect(() => {
    restore();
    return onSessionEnded((userId) => store(userId));
  }, []);
}

/** Returns the values as JSON holds them, without files, and without passwords, whose fields are named so. */
function storableValues(values: FormikValues): object {
  const storable = Object.entries(values).filter(([name, value]) => !/password/.test(name) && !hasFile(value));
  return JSON.parse(JSON.stringify(Object.fromEntries(storable)));
}

function hasFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof File || Object.values(value).some(hasFile);
}
