import { useId, type ReactNode } from 'react';
import { FormikProvider, type FormikValues } from 'formik';
import Box from '@mui/material/Box';
import { PageHeader, railColumns } from '@lumora/shared-ui';
import { SaveBar, useFocusOnError, useLeaveGuard, useSaving, type SavingOptions } from '@lumora/shared-ui/form';

interface PageFormProps<Values extends FormikValues, Input> extends Omit<
  SavingOptions<Values, Input>,
  'onSave' | 'onClose' | 'staysOpen'
> {
  /** texts of the page's header */
  header: { title: string; description: string };
  /** Saves the input that the schema cast. Resolves to the saved values, which the form shows, and the toast message. */
  onSave: (input: Input) => Promise<{ saved: Values; message: string }>;
  /** accessible name of the form */
  label: string;
  /** true for a user who may see but not change the values */
  isReadOnly?: boolean;
  /** its sections */
  children: ReactNode;
  /** beside the sections, below them on smaller screens; outside of the form */
  rail: ReactNode;
  /** below sections and rail; outside of the form */
  below?: ReactNode;
}

/** Renders a page that is a form, which stays open after a save. Asks before the user leaves it with unsaved input. */
export function PageForm<Values extends FormikValues, Input>({
  header,
  label,
  isReadOnly = false,
  onSave,
  children,
  rail,
  below,
  ...saving
}: PageFormProps<Values, Input>) {
  const id = useId();
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
      {isReadOnly ? (
        <PageHeader {...header} />
      ) : (
        <SaveBar {...header} form={id} isSaving={formik.isSubmitting} notice={notice} onReload={() => void reload()} />
      )}
      <Box sx={railColumns}>
        <form
          id={id}
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
        </form>
        <Box sx={railStyles}>{rail}</Box>
        {below}
      </Box>
    </FormikProvider>
  );
}

/** The form stays open. */
const noop = () => undefined;

const fieldsStyles = { display: 'grid', gap: 2, m: 0, border: 0, minWidth: 0, p: 0 };
const railStyles = {
  display: 'grid',
  gap: 2,
  // below the header of the page
  position: { lg: 'sticky' },
  top: 149,
  gridRow: { lg: '1 / span 2' },
  gridColumn: { lg: 2 },
};
