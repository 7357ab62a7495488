import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Showcase } from '@lumora/shared-contract';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, field, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { pngFile } from '@lumora/shared-ui/testing/pictures.ts';
import { call, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { found, makeShowcase } from '../testing/make-promotion.ts';
import { ShowcasesPage } from './showcases-page.tsx';

const network = useNetwork();
const path = '/admin/showcases';

function openShowcases(search: string, may?: string[]) {
  return openPage(<ShowcasesPage />, { path, at: `${path}?q=${encodeURIComponent(search)}`, ...(may && { may }) });
}

const saved = async (name: string) => (await found<Showcase>('showcases', name))[0];

it('a showcase is created with its picture, after it was seen as the card of the home page', async () => {
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
  expect(await saved(name)).toMatchObject({
    description: 'Steam over a cup.',
    image: expect.stringMatching(/^[\da-f]+$/),
  });
});

it('one without a picture is not sent, and says so beside the field', async () => {
  const { user } = openShowcases('nothing');
  await user.click(await button('Create brand showcase'));
  await fill({ Name: 'Foxtail', Description: 'A fox.' });

  await user.click(await button('Create'));

  await waitFor(async () => expect(await field('Image')).toHaveAccessibleDescription('Choose an image'));
  expect(await field('Name')).toHaveValue('Foxtail');
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a new turn moves it in the list, and its picture stays', async () => {
  const word = unique('Neon');
  const first = await makeShowcase({ name: `${word} one`, priority: '1' });
  const second = await makeShowcase({ name: `${word} two`, priority: '2' });
  const { user } = openShowcases(word);
  const names = () => screen.getAllByRole('gridcell', { name: new RegExp(`^${word}`) }).map((cell) => cell.textContent);
  await row(second.name);
  expect(names()).toEqual([first.name, second.name]);

  await user.click(await button(`Edit ${second.name}`));
  await fill({ Priority: '0' });
  await user.click(await button('Save changes'));

  await waitFor(() => expect(names()).toEqual([second.name, first.name]));
  expect(await saved(second.name)).toMatchObject({ priority: 0, image: second.image });
});

it('one that somebody else has changed is loaded anew, and keeps what was typed', async () => {
  const made = await makeShowcase();
  const { user } = openShowcases(made.name);
  await user.click(await button(`Edit ${made.name}`));
  await user.type(await field('Description'), '!');
  await call('POST', `/admin/showcases/update/${made.id}`, { ...made, priority: 7 });

  await user.click(await button('Save changes'));
  await user.click(await button('Reload'));
  await waitFor(async () => expect(await field('Priority')).toHaveValue(7));
  await user.click(await button('Save changes'));

  await waitFor(async () =>
    expect(await saved(made.name)).toMatchObject({ description: `${made.description}!`, priority: 7 }),
  );
});

it('one is deleted after a question that names it', async () => {
  const { name } = await makeShowcase();
  const { user } = openShowcases(name);

  await user.click(await button(`Delete ${name}`));
  const question = await dialog(`Delete "${name}"?`);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Brand showcase deleted')).toBeVisible();
  expect(await saved(name)).toBeUndefined();
});

it('who may only look is offered nothing to do', async () => {
  const { name } = await makeShowcase();
  openShowcases(name, ['showcases.view']);

  await row(name);

  expect(screen.getByRole('switch', { name: `Active: ${name}` })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Duplicate|Delete)/ })).toBeNull();
});
