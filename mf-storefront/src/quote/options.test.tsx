import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Options } from './options.tsx';

test('Options are separated by dots for readers of the text', () => {
  const { container } = render(<Options values={['122 × 61 cm', 'Warm White', 'Cut to Shape']} />);

  expect(container).toHaveTextContent(/^122 × 61 cm · Warm White · Cut to Shape$/);
});
