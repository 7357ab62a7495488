import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createSvgIcon } from './create-svg-icon.tsx';

const Icon = createSvgIcon(<path d="M0 0h24v24H0z" />, 'Square');

test('an icon is a picture for the eye alone, in the size that is asked for', () => {
  const { container } = render(<Icon fontSize="small" className="own" />);

  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveClass('lumora-icon', 'lumora-icon-small', 'own');
  expect(icon?.querySelector('path')).toHaveAttribute('d', 'M0 0h24v24H0z');
});

test('one that says something is an image of that name', () => {
  render(<Icon titleAccess="has errors" />);

  expect(screen.getByRole('img', { name: 'has errors' })).toBeVisible();
});

test('one in a colour is MUI’s', () => {
  const { container } = render(<Icon color="success" />);

  expect(container.querySelector('svg')).toHaveClass('MuiSvgIcon-colorSuccess');
});
