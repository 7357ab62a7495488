import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { session } from '@lumora/shared-auth/core';
import { can, useCan, useSession } from './index.ts';

const user = { id: 1, name: 'Asha Rao', email: 'asha@lumora.test', role: 'Viewer', permissions: ['categories.view'] };

function Badge() {
  const mayView = useCan('categories.view');
  return (
    <p>
      {useSession().user?.name ?? 'nobody'} {mayView ? 'may view' : 'may not view'}
    </p>
  );
}

beforeEach(() => session.signOut());

it('a component follows who is signed in and what they may do', () => {
  render(<Badge />);
  expect(screen.getByText('nobody may not view')).toBeVisible();

  act(() => session.signIn({ user, token: 't1' }));

  expect(screen.getByText('Asha Rao may view')).toBeVisible();
});

it('a permission that is not held is refused', () => {
  session.signIn({ user, token: 't1' });

  expect([can('categories.view'), can('categories.delete')]).toEqual([true, false]);
});
