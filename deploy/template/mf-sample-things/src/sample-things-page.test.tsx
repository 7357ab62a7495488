import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, dialog, field, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { makeAttribute, unique } from '@lumora/shared-ui/testing/real-api.ts';
import page from './sample-things.page.tsx';

const network = useNetwork();

async function open(title: string, may?: string[]) {
  const SampleThingsPage = await page.component();
  return openPage(<SampleThingsPage />, { at: `/?q=${encodeURIComponent(title)}`, ...(may && { may }) });
}

it('creates a row in the dialog and lists it', async () => {
  const title = unique('Size');
  const { user } = await open(title);

  await user.click(await button('Create attribute'));
  await user.type(await field('Title'), `${title}{Enter}`);

  expect(await screen.findByText('Attribute created')).toBeVisible();
  expect(await row(title)).toBeVisible();
});

it('deletes a row after a confirmation that names it', async () => {
  const { title } = await makeAttribute([]);
  const { user } = await open(title);

  await user.click(await button(`Delete ${title}`));
  expect(within(await dialog('Delete attribute')).getByText(`Delete "${title}"?`)).toBeVisible();
  await user.click(await button('Delete'));

  expect(await screen.findByText('Attribute deleted')).toBeVisible();
  expect(screen.queryByRole('button', { name: `Edit ${title}` })).not.toBeInTheDocument();
});

it('offers no changes to a user who may only view', async () => {
  const { title } = await makeAttribute([]);
  await open(title, ['attributes.view']);

  expect(await row(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete) / })).not.toBeInTheDocument();
});

it('requests its declared query, which the shell prefetches', async () => {
  const { title } = await makeAttribute([]);
  const declaredUrl = page.query?.(new URLSearchParams()).queryKey.at(-1);

  await open(title);

  await row(title);
  expect(network.calls.map(({ path }) => path)).toContain(`/api${String(declaredUrl)}`);
});
