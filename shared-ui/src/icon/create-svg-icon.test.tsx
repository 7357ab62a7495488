import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createSvgIcon } from './create-svg-icon.tsx';

const Icon = createSvgIcon(<path d="M0 0h24v24H0z" />, 'Square');

test('renders an icon hidden from assistive technology, in the requested size', () => {
  const { container } = render(<Icon fontSize="small" className="own" />);

  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveClass('lumora-icon', 'lumora-icon-small', 'own');
  expect(icon?.querySelector('path')).toHaveAttribute('d', 'M0 0h24v24H0z');
});

test('renders an icon with a title as an image of that name', () => {
  render(<Icon titleAccess="has errors" />);

  expect(screen.getByRole('img', { name: 'has errors' })).toBeVisible();
});

test('renders MUI’s icon when a colour is given', () => {
  const { container } = render(<Icon color="success" />);

  expect(container.querySelector('svg')).toHaveClass('MuiSvgIcon-colorSuccess');
});
