import { expect, test } from '@jest/globals';
import { validationMessages } from '../http/validation-messages.ts';
import { orderCustomerInput, type OrderCustomerInput } from './order-customer-input.ts';

const good: OrderCustomerInput = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: '',
  address: '12 MG Road, Bengaluru',
  pin_code: '560001',
  note: '',
};

test.each<Partial<OrderCustomerInput>>([
  {},
  { name: 'आशा' },
  { name: ` ${'x'.repeat(80)} ` },
  { phone: '9876543210' },
  { phone: '+91 98765-43210' },
  { phone: '(0)98765.43210' },
  { phone: '919876543210' },
  { phone: '\u202A+91 98765 43210\u202C' },
  { phone: '+91\u201198765\u201343210' },
  { phone: '0091 98765 43210' },
  { phone: '+91 (0) 98765 43210' },
  { phone: '९८७६५ ४३२१०' },
  { email: ' ' },
  { email: ' Asha.Rao+neon@Example.co.in ' },
  { email: "o'brien_1@ex-ample.com" },
  { email: `${'a'.repeat(242)}@example.com` },
  { address: '12 MG Road' },
  { address: '12,MG Road,\nPune' },
  { address: '१२ महात्मा मार्ग' },
  { address: 'VPO Rampur' },
  { address: 'गाँव-पोस्ट रामपुर' },
  { address: 'H.No.12/MG-Road/Pune' },
  { address: `12 MG ${'x'.repeat(394)}` },
  { pin_code: '560 001' },
  { pin_code: '५६०००१' },
  { note: 'x'.repeat(500) },
])('the customer with %j is accepted', (typed) => {
  expect(validationMessages(orderCustomerInput, { ...good, ...typed })).toEqual({});
});

const badPhone = 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9';
const badEmail = 'Enter a valid email';
const badPinCode = 'Enter a PIN code of 6 digits that does not start with 0';

test.each<[keyof OrderCustomerInput, string, string]>([
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', ' A ', 'Enter your full name'],
  ['name', '98765 43210', 'Enter your full name'],
  ['name', 'x'.repeat(81), 'Write at most 80 letters'],
  ['phone', '  ', 'Mobile number is required'],
  ['phone', '()', 'Mobile number is required'],
  ['phone', '0919876543210', badPhone],
  ['phone', '5876543210', badPhone],
  ['phone', '98765432101', badPhone],
  ['phone', '987654321', badPhone],
  ['phone', '98765 4321x', badPhone],
  ['phone', '५८७६५४३२१०', badPhone],
  ['email', 'asha', badEmail],
  ['email', 'asha@', badEmail],
  ['email', 'asha@gmail', badEmail],
  ['email', '@example.com', badEmail],
  ['email', 'a b@example.com', badEmail],
  ['email', 'asha@-example.com', badEmail],
  ['email', `${'a'.repeat(243)}@example.com`, 'Write at most 254 letters'],
  ['address', '', 'Address is required'],
  ['address', '1 A B', 'Enter house, street and town'],
  ['address', 'Bengaluru', 'Enter house, street and town'],
  ['address', 'बेंगलुरु,', 'Enter house, street and town'],
  ['address', `12 MG ${'x'.repeat(395)}`, 'Write at most 400 letters'],
  ['pin_code', '', 'PIN code is required'],
  ['pin_code', '060001', badPinCode],
  ['pin_code', '000000', badPinCode],
  ['pin_code', '56001', badPinCode],
  ['pin_code', '5600011', badPinCode],
  ['pin_code', 'PIN', badPinCode],
  ['note', 'x'.repeat(501), 'Write at most 500 letters'],
])('the %s %j is rejected: %s', (field, typed, message) => {
  expect(validationMessages(orderCustomerInput, { ...good, [field]: typed })).toEqual({ [field]: message });
});

test('every invalid field has its first message', () => {
  const customer = { name: '', phone: '1', email: 'x', address: 'y', pin_code: 'z', note: 'x'.repeat(501) };

  expect(Object.keys(validationMessages(orderCustomerInput, customer)).sort()).toEqual(Object.keys(customer).sort());
});
