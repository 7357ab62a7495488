import type { ReactNode } from 'react';
import { FormikProvider, type FormikValues } from 'formik';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import {
  FormNotice,
  SaveButton,
  useFocusOnError,
  useLeaveGuard,
  useSaving,
  type SavingOptions,
} from '@lumora/shared-ui/form';

interface PageFormProps<Values extends FormikValues, Input> extends Omit<
  SavingOptions<Values, Input>,
  'onSave' | 'onClose' | 'staysOpen'
> {
  /** Sends what was typed, as the schema cast it; the form goes on from what it resolves to, and what was typed since. */
  onSave: (input: Input) => Promise<{ saved: Values; message: string }>;
  /** accessible name of the form */
  label: string;
  /** shows the values to somebody who may not change them */
  isReadOnly?: boolean;
  /** the fields */
  children: ReactNode;
}

/** A form that is a page, or a card of one; at most one per page, as it asks before unsaved work is left. */
export function PageForm<Values extends FormikValues, Input>({
  label,
  isReadOnly = false,
  onSave,
  children,
  ...saving
}: PageFormProps<Values, Input>) {
  const { formik, notice, submit, reload, rebase } = useSaving({
    ...saving,
    onSave: save,
    onClose: stay,
    staysOpen: true,
  });
  const form = useFocusOnError(formik);
  useLeaveGuard(formik.dirty);

  async function save(input: Input, values: Values) {
    const { saved, message } = await onSave(input);
    await rebase(saved, values);
    return message;
  }

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
        <Box component="fieldset" disabled={isReadOnly} sx={fieldsStyles}>
          {children}
        </Box>
        <FormNotice notice={notice} onReload={() => void reload()} />
        {!isReadOnly && (
          <Box sx={footStyles}>
            <SaveButton label="Save changes" isSaving={formik.isSubmitting} />
          </Box>
        )}
      </Card>
    </FormikProvider>
  );
}

/** Unlike a dialog it does not go away. */
const stay = () => undefined;

const fieldsStyles = { display: 'grid', gap: 1.5, m: 0, border: 0, minWidth: 0, p: 3, pb: 1.5 };

const footStyles = {
  display: 'flex',
  justifyContent: 'flex-end',
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
