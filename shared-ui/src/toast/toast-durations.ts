declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
    undoable: { onUndo: () => void };
  }
}

/**
 * How long a toast stays, in milliseconds (specification §9 “Toasts”); `null` stays until dismissed.
 * `info` is the “product toast”; `error` and `undoable` share the 4 s of the default.
 */
export const toastDurations = { info: 3000, error: 4000, success: 2000, undoable: 4000, loading: null } as const;

export type ToastKind = keyof typeof toastDurations;

/** The rest of §9: at once, after closing until gone, and across. */
export const toastLimits = { atOnce: 20, removalDelayMs: 1000, maxWidthPx: 350 } as const;
