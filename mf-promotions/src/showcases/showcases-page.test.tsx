import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Showcase } from '@lumora/shared-contract/promotions';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, field, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { call, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { searchRows, makeShowcase } from '../testing/make-promotion.ts';
import { ShowcasesPage } from './showcases-page.tsx';

const network = useNetwork();
const path = '/admin/showcases';

function openShowcases(search: string, may?: string[]) {
  return openPage(<ShowcasesPage />, { path, at: `${path}?q=${encodeURIComponent(search)}`, ...(may && { may }) });
}

const findSaved = async (name: string) => (await searchRows<Showcase>('showcases', name))[0];

it('previews and creates a showcase with its image', async () => {
  const name = unique('चाय घर');
  const { user } = openShowcases(name);
  await user.click(await button('Create brand showcase'));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));

  await fill({ Name: name, Description: 'Steam over a cup.' });
  await user.upload(await field('Image'), pngFile('cup.png'));
  expect(preview.getByText(name)).toBeVisible();
  await waitFor(() => expect(preview.getByRole('presentation')).toHaveAttribute('src', 'blob:cup.png'));
  await user.click(await button('Create'));

  expect(within(await row(name)).getByText('Live')).toBeVisible();
  expect(await findSaved(name)).toMatchObject({
    description: 'Steam over a cup.',
    image: expect.stringMatching(/^[\da-f]+$/),
  });
});

it('rejects a showcase without an image beside the field, without a request', async () => {
  const { user } = openShowcases('nothing');
  await user.click(await button('Create brand showcase'));
  await fill({ Name: 'Foxtail', Description: 'A fox.' });

  await user.click(await button('Create'));

  await waitFor(async () => expect(await field('Image')).toHaveAccessibleDescription('Choose an image'));
  expect(await field('Name')).toHaveValue('Foxtail');
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('reorders the list after a change of the priority and preserves the image', async () => {
  const prefix = unique('Neon');
  const first = await makeShowcase({ name: `${prefix} one`, priority: '1' });
  const second = await makeShowcase({ name: `${prefix} two`, priority: '2' });
  const { user } = openShowcases(prefix);
  const names = () => screen.getAllByText(new RegExp(`^${prefix}`)).map(({ textContent }) => textContent);
  await row(second.name);
  expect(names()).toEqual([first.name, second.name]);

  await user.click(await button(`Edit ${second.name}`));
  await fill({ Priority: '0' });
  await user.click(await button('Save changes'));

  await waitFor(() => expect(names()).toEqual([second.name, first.name]));
  expect(await findSaved(second.name)).toMatchObject({ priority: 0, image: second.image });
});

it('reloads a showcase that another user changed and preserves the edits', async () => {
  const showcase = await makeShowcase();
  const { user } = openShowcases(showcase.name);
  await user.click(await button(`Edit ${showcase.name}`));
  await user.type(await field('Description'), '!');
  await call('POST', `/admin/showcases/update/${showcase.id}`, { ...showcase, priority: 7 });

  await user.click(await button('Save changes'));
  await user.click(await button('Reload'));
  await waitFor(async () => expect(await field('Priority')).toHaveValue('7'));
  await user.click(await button('Save changes'));

  await waitFor(async () =>
    expect(await findSaved(showcase.name)).toMatchObject({ description: `${showcase.description}!`, priority: 7 }),
  );
});

it('deletes a showcase after a confirmation that names it', async () => {
  const { name } = await makeShowcase();
  const { user } = openShowcases(name);

  await user.click(await button(`Delete ${name}`));
  const confirmation = await dialog(`Delete "${name}"?`);
  await user.click(within(confirmation).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Brand showcase deleted')).toBeVisible();
  expect(await findSaved(name)).toBeUndefined();
});

it('shows no actions to a user who has only showcases.view', async () => {
  const { name } = await makeShowcase();
  openShowcases(name, ['showcases.view']);

  await row(name);

  expect(screen.getByRole('switch', { name: `Active: ${name}` })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Duplicate|Delete)/ })).toBeNull();
});
