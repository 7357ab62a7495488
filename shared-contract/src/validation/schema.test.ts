import { expect, test } from '@jest/globals';
import { validationMessages } from '../http/validation-messages.ts';
import { array, boolean, number, object, string } from './schema.ts';

test('names the expected type of a value, without the value', () => {
  const schema = object({ price: number(), title: string(), active: boolean(), tags: array() });
  expect(validationMessages(schema, { price: 'secret', title: ['a'], active: 'perhaps', tags: 3 })).toEqual({
    price: 'Send price as a number.',
    title: 'Send title as text.',
    active: 'Send active as true or false.',
    tags: 'Send tags as another type.',
  });
});

test('keeps the message that a schema has for a wrong type', () => {
  const schema = object({ price: number().typeError('Enter a price.') });
  expect(validationMessages(schema, { price: 'secret' })).toEqual({ price: 'Enter a price.' });
});
