import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import page from './sample-things.page.tsx';

it('lists a title that the user adds', async () => {
  const SampleThingsPage = await page.component();
  render(<SampleThingsPage />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Title'), 'Open sign{Enter}');

  expect(screen.getByRole('listitem')).toHaveTextContent('Open sign');
});
