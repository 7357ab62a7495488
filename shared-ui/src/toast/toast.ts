import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { toastDurations, type ToastKind } from './toast-durations.ts';

/** Identifies a visible toast for `toast.close`. */
export type ToastKey = SnackbarKey;

/** Shows short messages over the page. Each method returns the key for `close`. Needs a mounted `ToastProvider`. */
export const toast = {
  success: (message: string) => show('success', message),
  /** a success with an Undo button for `durationMs`; `onUndo` is called when the user presses it */
  undoable: (message: string, onUndo: () => void, durationMs: number = toastDurations.undoable) =>
    enqueueSnackbar(message, {
      ...optionsOf('undoable'),
      variant: 'undoable',
      autoHideDuration: durationMs,
      onUndo,
    }),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
  /** stays until `close` is called */
  loading: (message: string) => show('loading', message),
  close: (key: ToastKey) => closeSnackbar(key),
};

function show(variant: Exclude<ToastKind, 'undoable'>, message: string): ToastKey {
  return enqueueSnackbar(message, { ...optionsOf(variant), variant });
}

function optionsOf(kind: ToastKind) {
  // notistack's own keys may collide: they add a random fraction to a timestamp, which leaves about 4,000 values per ms
  return { key: Math.random().toString(36), autoHideDuration: toastDurations[kind] };
}
