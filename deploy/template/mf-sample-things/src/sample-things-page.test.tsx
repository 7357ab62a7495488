import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../module.ts';
import { routes } from './routes.tsx';
import { SampleThingsPage } from './sample-things-page.tsx';

it('provides a screen for every route of the manifest', () => {
  expect(routes.map(({ path }) => path)).toEqual(manifest.routes.map(({ path }) => path));
});

it('lists a title that the user adds', async () => {
  render(<SampleThingsPage />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Title'), 'Open sign{Enter}');

  expect(screen.getByRole('listitem')).toHaveTextContent('Open sign');
});
