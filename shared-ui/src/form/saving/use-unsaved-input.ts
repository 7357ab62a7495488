import { useEffect, useEffectEvent } from 'react';
import type { FormikContextType, FormikValues } from 'formik';
import {
  readUnsavedInput,
  sessionEndedEvent,
  storeUnsavedInput,
  type SessionEndedDetail,
} from '@lumora/shared-contract/storage';
import isEqual from 'react-fast-compare';

/**
 * Stores the unsaved input of a form when the session ends, and restores it when the same form of an unchanged row is opened
 * again; then calls `onRestored`. Files are not stored.
 */
export function useUnsavedInput<Values extends FormikValues>(
  { initialValues, values, dirty, setValues }: FormikContextType<Values>,
  onRestored: () => void,
): void {
  const store = useEffectEvent((event: Event) => {
    if (!dirty || !(event instanceof CustomEvent)) return;
    // only the shell dispatches this event
    const { user }: SessionEndedDetail = event.detail;
    const unsaved = { user, path: location.pathname, initialValues, values: withoutFiles(values) };
    storeUnsavedInput([...readUnsavedInput(), unsaved]);
  });

  const restore = useEffectEvent(() => {
    const stored = readUnsavedInput();
    const initial = JSON.parse(JSON.stringify(initialValues));
    const own = stored.find((one) => one.path === location.pathname && isEqual(one.initialValues, initial));
    if (own === undefined) return;
    storeUnsavedInput(stored.filter((one) => one !== own));
    void setValues({ ...initialValues, ...own.values });
    onRestored();
  });

  useEffect(() => {
    restore();
    const onSessionEnded = (event: Event) => store(event);
    window.addEventListener(sessionEndedEvent, onSessionEnded);
    return () => window.removeEventListener(sessionEndedEvent, onSessionEnded);
  }, []);
}

function withoutFiles(values: FormikValues): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value)));
}

const hasFile = (value: unknown) => [value].flat().some((one) => one instanceof File);
