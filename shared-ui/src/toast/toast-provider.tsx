import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { ToastCard } from './toast-card.tsx';
import { toastLimits } from './toast-durations.ts';
import { exitMs, ToastMotion } from './toast-motion.tsx';

/** Renders the toasts at the top centre of the page. The shell mounts it once. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <ToastHost
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      maxSnack={toastLimits.maxVisible}
      Components={{ success: ToastCard, error: ToastCard, info: ToastCard, undoable: ToastCard, loading: ToastCard }}
      TransitionComponent={ToastMotion}
      transitionDuration={{ enter: 160, exit: exitMs }}
      // inside the root element of the app, an open dialog would make toasts aria-hidden
      domRoot={document.body}
    >
      {children}
    </ToastHost>
  );
}

// notistack applies this class to every toast, whose default minimum width is 288 px
const ToastHost = styled(SnackbarProvider)({
  '&&': { minWidth: 0, maxWidth: toastLimits.maxWidthPx },
});
