import { expect, it } from '@jest/globals';
import { toModuleNames } from './module-names.ts';

it('one name gives every form in which a module writes it', () => {
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
  ['Sales!', 'small letters'],
  ['sales-', 'small letters'],
  ['../sales', 'small letters'],
  ['s'.repeat(41), 'up to 40'],
])('%s is refused with what to type instead', (name, advice) => {
  expect(() => toModuleNames(name)).toThrow(advice);
});
