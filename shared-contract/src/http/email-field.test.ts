import { expect, test } from '@jest/globals';
import { registerInput, signInInput } from '../auth/session-inputs.ts';
import { shopSettingsInput } from '../settings/shop-settings-input.ts';
import { validationMessages } from './validation-messages.ts';

const settings = { name: 'Lumora', chat_phone: '919876543210' };
const account = { name: 'Asha Rao', password: 'neon-by-night' };

test.each([
  ['', 'Email is required'],
  ['asha', 'Enter a valid email'],
  ['asha@gmail', 'Enter a valid email'],
])('the settings of the shop and a new account reject the email %j: %s', (email, message) => {
  expect(validationMessages(shopSettingsInput, { ...settings, contact_email: email })).toEqual({
    contact_email: message,
  });
  expect(validationMessages(registerInput, { ...account, email })).toEqual({ email: message });
});

test('the settings of the shop and a new account accept an email with spaces around it', () => {
  const email = ' asha@example.com ';

  expect(validationMessages(shopSettingsInput, { ...settings, contact_email: email })).toEqual({});
  expect(validationMessages(registerInput, { ...account, email })).toEqual({});
});

test('the sign-in accepts the email of an account whose host has no dot', () => {
  expect(validationMessages(signInInput, { email: 'root@localhost', password: 'neon-by-night' })).toEqual({});
});
