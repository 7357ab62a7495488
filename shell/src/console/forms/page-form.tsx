import type { ReactNode } from 'react';
import { FormikProvider, type FormikValues } from 'formik';
import Box from '@mui/material/Box';
import { SaveBar, useFocusOnError, useLeaveGuard, useSaving, type SavingOptions } from '@lumora/shared-ui/form';

interface PageFormProps<Values extends FormikValues, Input> extends Omit<
  SavingOptions<Values, Input>,
  'onSave' | 'onClose' | 'staysOpen'
> {
  /** Saves the input that the schema cast. Resolves to the saved values, which the form shows, and the toast message. */
  onSave: (input: Input) => Promise<{ saved: Values; message: string }>;
  /** accessible name of the form */
  label: string;
  /** true for a user who may see but not change the values */
  isReadOnly?: boolean;
  /** its sections */
  children: ReactNode;
}

/** Renders a form of sections that stays open after a save. Asks before the user leaves the page with unsaved input. */
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
    onClose: noop,
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
      <Box
        component="form"
        ref={form}
        aria-label={label}
        noValidate
        sx={formStyles}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Box component="fieldset" disabled={isReadOnly} sx={fieldsStyles}>
          {children}
        </Box>
        {!isReadOnly && <SaveBar isSaving={formik.isSubmitting} notice={notice} onReload={() => void reload()} />}
      </Box>
    </FormikProvider>
  );
}

/** The form stays open. */
const noop = () => undefined;

/** The bar continues the card of the last section. */
const formStyles = { display: 'flex', flexDirection: 'column', alignItems: { lg: 'flex-end' } };
const fieldsStyles = { display: 'grid', gap: { xs: 3, lg: 4 }, m: 0, border: 0, minWidth: 0, width: '100%', p: 0 };
