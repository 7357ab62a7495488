import { useEffect, type ReactNode } from 'react';
import { FormikProvider, type FormikValues } from 'formik';
import { useBlocker } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { confirm } from '@lumora/shared-ui';
import { SaveButton, useSaving, type SavingOptions } from '@lumora/shared-ui/form';
import { useFocusOnRefusal } from './use-focus-on-refusal.ts';

interface PageFormProps<Values extends FormikValues, Input> extends Omit<SavingOptions<Values, Input>, 'onClose'> {
  /** accessible name of the form */
  label: string;
  /** shows the values to somebody who may not change them */
  isReadOnly?: boolean;
  /** the fields */
  children: ReactNode;
}

/**
 * A form that is a page, or a card of one; at most one per page, as it asks before unsaved work is left. Once `onSave`
 * has saved, give it another `key`, so that it starts anew from what is saved now.
 */
export function PageForm<Values extends FormikValues, Input>({
  label,
  isReadOnly = false,
  children,
  ...saving
}: PageFormProps<Values, Input>) {
  const { formik, notice, submit, reload } = useSaving({ ...saving, onClose: stay });
  const form = useFocusOnRefusal(formik);
  useLeaveQuestion(formik.dirty);

  return (
    <FormikProvider value={formik}>
      <Card
        component="form"
        ref={form}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Box component="fieldset" disabled={isReadOnly} sx={fieldsLook}>
          {children}
        </Box>
        {notice && (
          <Alert
            severity={notice.severity}
            action={notice.isStale && <ReloadButton onClick={() => void reload()} />}
            sx={{ mx: 3, mb: 2 }}
          >
            {notice.message}
          </Alert>
        )}
        {!isReadOnly && (
          <Box sx={footLook}>
            <SaveButton label="Save changes" isSaving={formik.isSubmitting} />
          </Box>
        )}
      </Card>
    </FormikProvider>
  );
}

/** Unlike a dialog it does not go away. */
const stay = () => undefined;

function ReloadButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" color="inherit" onClick={onClick}>
      Reload
    </Button>
  );
}

/** Before another page of the console is opened, and before the tab is closed or reloaded. */
function useLeaveQuestion(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(discardQuestion).then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

const discardQuestion = {
  title: 'Discard changes?',
  message: 'What you typed has not been saved.',
  action: 'Discard',
  danger: true,
};

const fieldsLook = { display: 'grid', gap: 1.5, m: 0, border: 0, minWidth: 0, p: 3, pb: 1.5 };

const footLook = {
  display: 'flex',
  justifyContent: 'flex-end',
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
