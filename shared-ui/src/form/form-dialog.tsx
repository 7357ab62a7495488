import { useId, type DragEvent, type ReactNode, type SubmitEvent } from 'react';
import { FormikProvider, type FormikValues } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormNotice } from './saving/form-notice.tsx';
import { SaveButton } from './saving/save-button.tsx';
import { SavingProgress } from './saving/saving-progress.tsx';
import { useFocusOnError } from './saving/use-focus-on-error.ts';
import { useLeaveGuard } from '../leave/use-leave-guard.ts';
import { useSaving, type SavingOptions } from './saving/use-saving.ts';

/** Props of a `FormDialog`, with the saving options of `useSaving`. */
export interface FormDialogProps<Values extends FormikValues, Input> extends SavingOptions<Values, Input> {
  title: string;
  /** label of the submit button */
  action: string;
  /** true if the action has serious consequences, such as a cancellation: the submit button is red; defaults to false */
  isDangerous?: boolean;
  /** label of the button that closes without saving; defaults to `Cancel`, which is ambiguous in a dialog that cancels something */
  closeLabel?: string;
  /** defaults to `sm` */
  maxWidth?: DialogProps['maxWidth'];
  /** the fields */
  children: ReactNode;
}

/**
 * Renders a form in a dialog, which is open while it is mounted. Calls `onClose` after a save, and asks for confirmation
 * before it discards input. Shows an error of the server beside the field that the error names, else above the buttons;
 * always also as a toast.
 */
export function FormDialog<Values extends FormikValues, Input>({
  title,
  action,
  isDangerous = false,
  closeLabel = 'Cancel',
  maxWidth = 'sm',
  children,
  ...saving
}: FormDialogProps<Values, Input>) {
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { formik, notice, progress, submit, reload, leave } = useSaving(saving);
  const { isSubmitting, dirty } = formik;
  const form = useFocusOnError(formik);
  useLeaveGuard(dirty);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Dialog
      open
      onClose={() => void leave()}
      maxWidth={maxWidth}
      aria-labelledby={`${id}-title`}
      fullScreen={isPhone}
      onDragOver={preventDrop}
      onDrop={preventDrop}
      slotProps={{ paper: { sx: fullScreenStyles } }}
    >
      <FormikProvider value={formik}>
        <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={columnStyles}>
          <DialogTitle id={`${id}-title`} sx={{ pb: 2, overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          <DialogContent sx={{ ...columnStyles, gap: 2.5, overflowY: 'auto' }}>{children}</DialogContent>
          <FormNotice notice={notice} onReload={() => void reload()} />
          <DialogActions sx={{ position: 'relative' }}>
            {isSubmitting && <SavingProgress fraction={progress} />}
            <Button onClick={() => void leave()}>{closeLabel}</Button>
            <SaveButton label={action} isSaving={isSubmitting} isDangerous={isDangerous} />
          </DialogActions>
        </Box>
      </FormikProvider>
    </Dialog>
  );
}

/** Without this handler the browser would navigate to a file that is dropped beside the drop zone, and lose the input. */
function preventDrop(event: DragEvent) {
  if (event.isDefaultPrevented()) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const columnStyles = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 };
const fullScreenStyles = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { m: 0, width: '100%', maxHeight: 'none', borderRadius: 0, border: 0 },
});
