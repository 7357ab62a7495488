import { expect, test } from '@jest/globals';
import { formatOptions } from './format-options.ts';

test('The text of options breaks between two options only, before the dot', () => {
  expect(formatOptions(['122 × 61 cm', 'Warm White', 'Cut to Shape'])).toBe(
    '122\u00A0×\u00A061\u00A0cm ·\u00A0Warm\u00A0White ·\u00A0Cut\u00A0to\u00A0Shape',
  );
});
