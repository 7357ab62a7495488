import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { NeonTubes } from './neon-tubes.tsx';

test('Tubes are blurred by filters of the picture, because Safari ignores filters of stylesheets inside a picture', () => {
  const { container } = render(
    <svg>
      <NeonTubes id="ring" tube="pink" path="M0 0H9" light="on" />
    </svg>,
  );

  const filtered = [...container.querySelectorAll('use[filter]')].map((use) => use.getAttribute('filter'));
  const filters = [...container.querySelectorAll('filter')].map(({ id }) => `url(#${id})`);

  expect(filters).toHaveLength(3);
  expect(filtered).toEqual(filters);
});
