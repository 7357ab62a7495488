import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatAttributes, parseAttributes } from './attributes-text.ts';

test('attributes are written as titles and values', () => {
  const pairs = [
    { attribute: 'Size', value: '16x18' },
    { attribute: 'Ratio', value: '4:3 | wide' },
  ];

  expect(formatAttributes(pairs)).toBe('Size: 16x18 | Ratio: 4\\:3 \\| wide');
});

test('attributes that were formatted parse to the same titles, whatever they contain', () => {
  const title = fc
    .oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[\\|: a]{1,6}$/))
    .map((text) => text.trim())
    .filter((text) => text !== '');

  fc.assert(
    fc.property(fc.array(fc.record({ attribute: title, value: title }), { minLength: 1 }), (pairs) => {
      expect(parseAttributes(formatAttributes(pairs))).toEqual(pairs);
    }),
  );
});

test.each(['Size', 'Size: ', ': 16x18', 'Size: 16x18 |', 'Size: 4:3'])(
  'the text %s is no list of attributes',
  (text) => {
    expect(parseAttributes(text)).toBeNull();
  },
);
