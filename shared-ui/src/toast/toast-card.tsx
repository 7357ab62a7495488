import { useRef, type FocusEvent, type Ref } from 'react';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { closeSnackbar, type CustomContentProps, type VariantType } from 'notistack';
import { overlayShadow } from '../theme/overlay-shadow.ts';
import { toastLimits, type ToastKind } from './toast-durations.ts';

interface ToastCardProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
  onUndo?: () => void;
}

/**
 * Renders one toast: the icon of its kind, the message, Undo if `onUndo` is given, and Dismiss. Its buttons return the focus
 * to the element that had it before.
 */
export function ToastCard({ ref, id, message, variant, onUndo }: ToastCardProps) {
  const focusedBefore = useRef<FocusEvent['relatedTarget']>(null);

  function close() {
    closeSnackbar(id);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
  }

  function undo() {
    close();
    onUndo?.();
  }

  return (
    <Card
      ref={ref}
      role={variant === 'error' ? 'alert' : 'status'}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      {icons[variant]}
      <Message>{message}</Message>
      {onUndo && (
        <Button size="small" onClick={undo} sx={{ my: -0.5, ml: 0.5 }}>
          Undo
        </Button>
      )}
      <IconButton aria-label="Dismiss" onClick={close} sx={{ m: -0.75, mt: -0.5 }}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Card>
  );
}

const icons: Partial<Record<VariantType, React.ReactNode>> = {
  success: <CheckCircleRounded color="success" />,
  undoable: <CheckCircleRounded color="success" />,
  error: <ErrorRounded color="error" />,
  info: <InfoRounded color="info" />,
  loading: <CircularProgress size={18} thickness={5} aria-hidden />,
} satisfies Record<ToastKind, React.ReactNode>;

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: toastLimits.maxWidthPx,
  marginInline: 'auto',
  padding: '10px 14px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  fontSize: '0.875rem',
  lineHeight: '20px',
  boxShadow: overlayShadow,
  ...theme.applyStyles('dark', {
    backgroundColor: theme.vars.palette.background.raised,
    border: `1px solid ${theme.vars.palette.divider}`,
  }),
}));

const Message = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
