declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
    undoable: { onUndo: () => void };
  }
}

/**
 * Display time of a toast by kind, in milliseconds; `null` stays until it is dismissed. `error` and `undoable` have the
 * default of 4 s.
 */
export const toastDurations = { info: 3000, error: 4000, success: 2000, undoable: 4000, loading: null } as const;

/** Time (ms) to undo a change that would be much work to reverse by hand. */
export const longUndoMs = 10_000;

/** Kind of a toast; sets its icon and its display time. */
export type ToastKind = keyof typeof toastDurations;

/** Further limits: visible toasts, delay (ms) between closing and removal, maximum width (px). */
export const toastLimits = { maxVisible: 20, removalDelayMs: 1000, maxWidthPx: 350 } as const;
