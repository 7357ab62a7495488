import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { ToastCard } from './toast-card.tsx';
import { toastLimits } from './toast-durations.ts';
import { exitMs, ToastMotion } from './toast-motion.tsx';

/** Shows what `toast` is told to, top-center. Mounted once, by the shell. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <ToastHost
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      maxSnack={toastLimits.atOnce}
      Components={{ success: ToastCard, error: ToastCard, info: ToastCard, undoable: ToastCard, loading: ToastCard }}
      TransitionComponent={ToastMotion}
      transitionDuration={{ enter: 160, exit: exitMs }}
      // inside the app's root a toast would be aria-hidden while a dialog is open
      domRoot={document.body}
    >
      {children}
    </ToastHost>
  );
}

// the class lands on every toast's own box, which notistack otherwise makes at least 288 px wide
const ToastHost = styled(SnackbarProvider)({
  '&&': { minWidth: 0, maxWidth: toastLimits.maxWidthPx },
});
