import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormikProvider, useFormikContext } from 'formik';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  designRatesInput,
  toDesignRules,
  type DesignRates,
  type DesignRatesInput,
} from '@lumora/shared-contract/designs';
import { useCan } from '@lumora/shared-auth';
import { PageHeader, railColumns } from '@lumora/shared-ui';
import { SaveBar, useFocusOnError, useLeaveGuard, useSaving } from '@lumora/shared-ui/form';
import { ratesQuery, updateRates } from './rates-api.ts';
import { RatesFields } from './rates-fields.tsx';
import { toRatesValues, parseDesignRules, type RatesValues } from './rates-values.ts';
import { PricePreviewPanel } from './price-preview-panel.tsx';

interface RatesFormProps {
  header: { title: string; description: string };
  rates: DesignRates;
}

/** Edits the rates, beside a sample design that is priced at the edited rates. */
export function RatesForm({ header, rates }: RatesFormProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(rates);
  const canUpdate = useCan('custom-neon.update');
  const { formik, notice, submit, reload } = useSaving<RatesValues, DesignRatesInput>({
    schema: designRatesInput,
    initialValues: toRatesValues(rates),
    onSave: save,
    onReload: reloadRates,
    fallback: 'Update failed',
    onClose: () => undefined,
  });
  const form = useFocusOnError(formik);
  useLeaveGuard(formik.dirty);

  async function save(input: DesignRatesInput) {
    const { data, message } = await updateRates(input);
    queryClient.setQueryData(ratesQuery.queryKey, data);
    setSaved(data);
    formik.resetForm({ values: toRatesValues(data) });
    return message;
  }

  async function reloadRates() {
    const current = await queryClient.query({ ...ratesQuery, staleTime: 0 });
    setSaved(current);
    return toRatesValues(current);
  }

  return (
    <FormikProvider value={formik}>
      <Stack sx={{ gap: 3 }}>
        {canUpdate ? (
          <SaveBar
            {...header}
            form={id}
            isSaving={formik.isSubmitting}
            notice={notice}
            onReload={() => void reload()}
          />
        ) : (
          <PageHeader {...header} />
        )}
        <Box sx={railColumns}>
          <form
            id={id}
            ref={form}
            aria-label="Rates"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (canUpdate) void submit();
            }}
          >
            <RatesFieldset canUpdate={canUpdate} />
          </form>
          <RatesPreview saved={saved} />
        </Box>
      </Stack>
    </FormikProvider>
  );
}

function RatesPreview({ saved }: { saved: DesignRates }) {
  const { values, dirty } = useFormikContext<RatesValues>();
  return (
    <PricePreviewPanel savedRules={toDesignRules(saved)} isEdited={dirty} editedRules={parseDesignRules(values)} />
  );
}

function RatesFieldset({ canUpdate }: { canUpdate: boolean }) {
  return (
    <>
      {!canUpdate && (
        <Alert severity="info" sx={{ mb: 2 }}>
          You can view these rates but not change them.
        </Alert>
      )}
      <Box component="fieldset" disabled={!canUpdate} sx={fieldsetStyles}>
        <RatesFields />
      </Box>
    </>
  );
}

const fieldsetStyles = { border: 0, m: 0, p: 0, minWidth: 0, '& > :last-child': { mb: 0 } };
