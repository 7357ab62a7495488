import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { session } from '@lumora/shared-auth/core';
import { can, useCan, useSession } from './index.ts';

const user = { id: 1, name: 'Asha Rao', email: 'asha@lumora.test', role: 'Viewer', permissions: ['categories.view'] };

function Badge() {
  const canView = useCan('categories.view');
  return (
    <p>
      {useSession().user?.name ?? 'nobody'} {canView ? 'may view' : 'may not view'}
    </p>
  );
}

beforeEach(() => session.signOut());

test('useSession and useCan render again when a user signs in', () => {
  render(<Badge />);
  expect(screen.getByText('nobody may not view')).toBeVisible();

  act(() => session.signIn({ user, token: 't1' }));

  expect(screen.getByText('Asha Rao may view')).toBeVisible();
});

test('can returns false for a permission that the user does not hold', () => {
  session.signIn({ user, token: 't1' });

  expect([can('categories.view'), can('categories.delete')]).toEqual([true, false]);
});
