import { expect, it, test } from '@jest/globals';
import { toModuleNames } from './module-names.ts';

test('a name is converted to every form that a module uses', () => {
  expect(toModuleNames('gift-cards')).toEqual({
    id: 'mf-gift-cards',
    kebab: 'gift-cards',
    snake: 'gift_cards',
    pascal: 'GiftCards',
    title: 'Gift cards',
  });
});

it.each([
  ['mf-sales', 'npm run new-module -- sales'],
  ['Sales!', 'lower-case letters'],
  ['sales-', 'lower-case letters'],
  ['../sales', 'lower-case letters'],
  ['s'.repeat(41), 'up to 40'],
])('rejects %s with a hint', (name, hint) => {
  expect(() => toModuleNames(name)).toThrow(hint);
});
