import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { asha, closeConsole, here, json, openConsole } from '../testing/console-under-test.tsx';

afterEach(closeConsole);

// the only test of this file, because the code of the palette is loaded once
it('passes what is typed while the palette loads to its field, not to the field that had the focus', async () => {
  let isSubmitted = false;
  const { user } = openConsole('/admin/profile', {
    api: {
      'POST /api/admin/me/update': () => {
        isSubmitted = true;
        return json({ data: asha });
      },
    },
  });
  const name = await screen.findByLabelText('Name');
  await user.click(name);

  await user.keyboard('{Control>}k{/Control}{Enter}gdx{Backspace}');

  expect(await screen.findByRole('combobox', { name: 'Search anything…' })).toHaveValue('gd');
  expect(name).toHaveValue('Asha Devi Rao');
  expect(here()).toBe('/admin/profile');
  expect(isSubmitted).toBe(false);
});
