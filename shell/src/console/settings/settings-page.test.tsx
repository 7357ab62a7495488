import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { asha, closeConsole, json, openConsole } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

const settings = {
  name: 'Lumora',
  chat_phone: '919876543210',
  contact_email: 'hello@lumora.test',
  instagram_url: '',
  facebook_url: '',
  youtube_url: '',
  legal_name: '',
  gstin: '',
  address: '',
  phone: '',
  grievance_officer: '',
  updated_at: '2026-11-01T10:00:00.000Z',
};
const settingsApi = { 'GET /api/admin/settings': () => json({ data: settings }) };

it('saves the settings as the contract casts them and shows the saved values', async () => {
  let sent: unknown;
  const { user } = openConsole('/admin/settings', {
    api: {
      ...settingsApi,
      'POST /api/admin/settings/update': ({ body }) => {
        sent = body;
        return json({
          data: { ...settings, ...Object(body), updated_at: '2026-11-02T10:00:00.000Z' },
          message: 'Settings updated',
        });
      },
    },
  });

  await fill({ 'Chat phone': '+91 98765-00000' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Settings updated')).toBeVisible();
  expect(sent).toEqual({ ...settings, chat_phone: '919876500000' });
  expect(screen.getByLabelText('Chat phone')).toHaveValue('+91 98765 00000');
  // a browser removes the focus from the button, which is disabled now
  expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
});

it('shows the form of a link in each empty field of the social links', async () => {
  openConsole('/admin/settings', { api: settingsApi });

  expect(await screen.findByLabelText('Instagram')).toHaveAttribute('placeholder', 'https://instagram.com/…');
  expect(screen.getByLabelText('Facebook')).toHaveAttribute('placeholder', 'https://facebook.com/…');
  expect(screen.getByLabelText('YouTube')).toHaveAttribute('placeholder', 'https://youtube.com/…');
});

it('previews the edited settings as the footer of the shop', async () => {
  openConsole('/admin/settings', { api: settingsApi });
  const preview = within(await screen.findByRole('region', { name: 'As shoppers see it' }));
  expect(preview.queryByTitle('Instagram')).toBeNull();

  await fill({
    Name: 'Lumora Neon',
    Instagram: 'https://instagram.com/lumora',
    'Legal name': 'Lumora Neon LLP',
    GSTIN: '29A',
  });

  expect(preview.getByText('Lumora Neon')).toBeVisible();
  expect(preview.getByText('Lumora Neon LLP')).toBeVisible();
  expect(preview.getByText('GSTIN 29A')).toBeVisible();
  expect(preview.getByText('+91 98765 43210')).toBeVisible();
  expect(preview.getByTitle('Instagram')).toBeInTheDocument();
});

it('updates the product name in this tab at once', async () => {
  const { user } = openConsole('/admin/settings', {
    api: {
      ...settingsApi,
      'POST /api/admin/settings/update': ({ body }) => json({ data: { ...settings, ...Object(body) } }),
    },
  });

  await fill({ Name: 'Lumora Neon' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByRole('link', { name: 'Lumora Neon Admin' })).toBeVisible();
  expect(screen.getByText(/^© \d+ Lumora Neon\./)).toBeVisible();
  expect(document.title).toBe('Settings | Lumora Neon Admin');
});

it('restores the saved settings after Discard, without the notice of a failed save', async () => {
  const conflict = { message: 'These settings were changed by Vikram.', error: 'conflict' };
  const { user } = openConsole('/admin/settings', {
    api: { ...settingsApi, 'POST /api/admin/settings/update': () => json(conflict, 409) },
  });
  await fill({ Name: 'Lumora Neon' });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Lumora'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

it('keeps the input after a conflict and offers to reload the saved settings', async () => {
  let saved = settings;
  const { user } = openConsole('/admin/settings', {
    api: {
      'GET /api/admin/settings': () => json({ data: saved }),
      'POST /api/admin/settings/update': () =>
        json({ message: 'These settings were changed by Vikram.', error: 'conflict' }, 409),
    },
  });

  await fill({ Name: 'Lumora Neon' });
  saved = { ...settings, contact_email: 'new@lumora.test', updated_at: '2026-11-02T10:00:00.000Z' };
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));

  expect(await screen.findByDisplayValue('new@lumora.test')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Lumora Neon');
});

it('is read-only for a user who may only see the settings', async () => {
  openConsole('/admin/settings', { user: { ...asha, permissions: ['settings.view'] }, api: settingsApi });

  expect(await screen.findByLabelText('Name')).toBeDisabled();
  expect(screen.getByText('You can view these settings but not change them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

it('enables Save for a change, and discards unsaved changes after a confirmation', async () => {
  const { user } = openConsole('/admin/settings', { api: settingsApi });
  const name = await screen.findByLabelText('Name');
  const save = screen.getByRole('button', { name: 'Save changes' });
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(save).toBeDisabled();
  await fill({ Name: 'Lumora Neon' });
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(save).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));

  await waitFor(() => expect(name).toHaveValue('Lumora'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('keeps the focus in the page when the form replaces its placeholder', async () => {
  const { user } = openConsole('/admin', { api: settingsApi });

  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await screen.findByLabelText('Chat phone');

  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
});
