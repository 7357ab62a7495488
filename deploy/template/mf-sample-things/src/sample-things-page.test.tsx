import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../module.ts';
import { routes } from './routes.tsx';
import { SampleThingsPage } from './sample-things-page.tsx';

it('every page that the manifest promises has a screen', () => {
  expect(routes.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
});

it('lists what is added', async () => {
  render(<SampleThingsPage />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Title'), 'Open sign{Enter}');

  expect(screen.getByRole('listitem')).toHaveTextContent('Open sign');
});
