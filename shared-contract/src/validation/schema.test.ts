import { expect, test } from '@jest/globals';
import { validationMessages } from '../http/validation-messages.ts';
import { passwordInput } from '../auth/session-inputs.ts';
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

test('composes texts, and leaves passwords as they were typed', () => {
  const typed = '\u095Bिंदगी Cafe\u0301';
  const composed = '\u091C\u093Cिंदगी Caf\u00E9';
  const password = { password: typed, current_password: typed };

  expect(object({ title: string().trim(), tags: array(string()) }).cast({ title: ` ${typed}`, tags: [typed] })).toEqual(
    {
      title: composed,
      tags: [composed],
    },
  );
  expect(passwordInput.cast(password)).toEqual(password);
});
