import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatPhone } from '@lumora/shared-contract/format';
import { shopSettingsInput, type ShopSettings, type ShopSettingsInput } from '@lumora/shared-contract/settings';
import { useCan } from '@lumora/shared-auth';
import { TextField } from '@lumora/shared-ui/form';
import { FormSection } from '../forms/form-section.tsx';
import { PageForm } from '../forms/page-form.tsx';
import { useRenameProduct } from '../release-set/release-set-context.ts';
import { settingsQuery, updateSettings } from './settings-api.ts';
import { ShopFooterPreview } from './shop-footer-preview.tsx';

interface SettingsFormProps {
  header: { title: string; description: string };
  /** the initial values; later refetches in the background do not change the input */
  settings: ShopSettings;
}

/** Renders the settings page with the form. */
export function SettingsForm({ header, settings }: SettingsFormProps) {
  const [initialValues] = useState(toValues(settings));
  const renameProduct = useRenameProduct();
  const queryClient = useQueryClient();
  const canUpdate = useCan('settings.update');

  async function save(input: ShopSettingsInput) {
    const response = await updateSettings(input);
    queryClient.setQueryData(settingsQuery.queryKey, response);
    renameProduct(response.data.name);
    return { saved: toValues(response.data), message: response.message ?? 'Settings updated' };
  }

  async function reload() {
    const { data } = await queryClient.query({ ...settingsQuery, staleTime: 0 });
    return toValues(data);
  }

  return (
    <PageForm
      header={header}
      label="Shop settings"
      schema={shopSettingsInput}
      initialValues={initialValues}
      onSave={save}
      onReload={reload}
      fallback="Update failed"
      isReadOnly={!canUpdate}
      rail={<ShopFooterPreview />}
    >
      {!canUpdate && <Alert severity="info">You can view these settings but not change them.</Alert>}
      <SettingsFields />
    </PageForm>
  );
}

/** The schema removes the spaces of a phone number. */
function toValues(settings: ShopSettings): ShopSettings {
  return { ...settings, chat_phone: formatPhone(settings.chat_phone) };
}

function SettingsFields() {
  return (
    <>
      <FormSection title="Shop" hint="Shoppers see the name on every page, and reach you by chat and email.">
        <TextField name="name" label="Name" help="Shown in the shop, in page titles and in this console." />
        <Box sx={rowStyles}>
          <TextField
            name="chat_phone"
            label="Chat phone"
            type="tel"
            help={'For WhatsApp, with the country code, such as +91\u00a098765\u00a043210.'}
          />
          <TextField
            name="contact_email"
            label="Contact email"
            type="email"
            help="Shown at the foot of every page and on the contact page."
          />
        </Box>
      </FormSection>
      <FormSection
        title="Social links"
        hint="Shown as icons at the foot of every page of the shop. Without a link there is no icon."
      >
        <Box sx={linksStyles}>
          <TextField name="instagram_url" label="Instagram" type="url" placeholder="https://instagram.com/…" />
          <TextField name="facebook_url" label="Facebook" type="url" placeholder="https://facebook.com/…" />
          <TextField name="youtube_url" label="YouTube" type="url" placeholder="https://youtube.com/…" />
        </Box>
      </FormSection>
      <FormSection title="Company" hint="Shown at the foot of every page of the shop and on its contact page.">
        <Box sx={rowStyles}>
          <TextField name="legal_name" label="Legal name" />
          <TextField name="gstin" label="GSTIN" />
        </Box>
        <TextField name="address" label="Address" help="The contact page links it to a map." />
        <Box sx={rowStyles}>
          <TextField name="phone" label="Phone" type="tel" help="For calls. Chat has its own number." />
          <TextField name="grievance_officer" label="Grievance officer" help="Name, and email or phone." />
        </Box>
      </FormSection>
    </>
  );
}

const rowStyles = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
};

const linksStyles = { ...rowStyles, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } };
