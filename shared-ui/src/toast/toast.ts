import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { toastDurations, type ToastKind } from './toast-durations.ts';

export type ToastKey = SnackbarKey;

/** Short messages over the page; each call answers the key by which `close` takes it away. Needs a mounted `ToastProvider`. */
export const toast = {
  success: (message: string) => show('success', message),
  /** a success that can be taken back while it is shown */
  undoable: (message: string, onUndo: () => void) =>
    enqueueSnackbar(message, { ...optionsOf('undoable'), variant: 'undoable', onUndo }),
  error: (message: string) => show('error', message),
  info: (message: string) => show('info', message),
  loading: (message: string) => show('loading', message),
  close: (key: ToastKey) => closeSnackbar(key),
};

function show(variant: Exclude<ToastKind, 'undoable'>, message: string): ToastKey {
  return enqueueSnackbar(message, { ...optionsOf(variant), variant });
}

function optionsOf(kind: ToastKind) {
  // notistack's own keys add a fraction to the time in milliseconds, where only some 4,000 fractions differ
  return { key: Math.random().toString(36), autoHideDuration: toastDurations[kind] };
}
