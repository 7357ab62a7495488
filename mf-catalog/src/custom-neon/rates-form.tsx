import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FormikProvider } from 'formik';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { designRatesInput, toDesignRules, type DesignRates, type DesignRatesInput } from '@lumora/shared-contract';
import { useCan } from '@lumora/shared-auth';
import { FormNotice, SaveButton, useFocusOnRefusal, useLeaveGuard, useSaving } from '@lumora/shared-ui/form';
import { ratesQuery, updateRates } from './rates-api.ts';
import { RatesFields } from './rates-fields.tsx';
import { ratesValues, typedRules, type RatesValues } from './rates-values.ts';
import { PricePreviewPanel } from './price-preview-panel.tsx';

/** Starts from `rates`; beside it a sign on trial, priced by what is typed. */
export function RatesForm({ rates }: { rates: DesignRates }) {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(rates);
  const mayUpdate = useCan('custom-neon.update');
  const { formik, notice, submit, reload } = useSaving<RatesValues, DesignRatesInput>({
    schema: designRatesInput,
    initialValues: ratesValues(rates),
    onSave: save,
    onReload: readAnew,
    fallback: 'Update failed',
    onClose: () => undefined,
  });
  const form = useFocusOnRefusal(formik);
  useLeaveGuard(formik.dirty);

  async function save(input: DesignRatesInput) {
    const { data, message } = await updateRates(input);
    queryClient.setQueryData(ratesQuery.queryKey, data);
    setSaved(data);
    formik.resetForm({ values: ratesValues(data) });
    return message;
  }

  async function readAnew() {
    const current = await queryClient.query({ ...ratesQuery, staleTime: 0 });
    setSaved(current);
    return ratesValues(current);
  }

  return (
    <FormikProvider value={formik}>
      <Box sx={sides}>
        <form
          ref={form}
          aria-label="Rates"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (mayUpdate) void submit();
          }}
        >
          {!mayUpdate && (
            <Alert severity="info" sx={{ mb: 2 }}>
              You may look at these rates, but not change them.
            </Alert>
          )}
          <Box component="fieldset" disabled={!mayUpdate} sx={plainFieldset}>
            <RatesFields />
          </Box>
          <Box sx={{ mx: -3 }}>
            <FormNotice notice={notice} onReload={() => void reload()} />
          </Box>
          {mayUpdate && (
            <Box sx={foot}>
              <SaveButton label="Save changes" isSaving={formik.isSubmitting} />
            </Box>
          )}
        </form>
        <PricePreviewPanel now={toDesignRules(saved)} typed={typedRules(formik.values)} />
      </Box>
    </FormikProvider>
  );
}

const sides = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
const plainFieldset = { border: 0, m: 0, p: 0, minWidth: 0 };
const foot = { display: 'flex', justifyContent: 'flex-end', mb: 2 };
