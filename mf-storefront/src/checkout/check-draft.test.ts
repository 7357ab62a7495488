import { expect, test } from '@jest/globals';
import { orderInput } from '@lumora/shared-contract/orders';
import { checkDraft, draftFields, type DraftErrors } from './check-draft.ts';
import type { OrderDraft } from './order-draft.ts';

const good: OrderDraft = {
  name: 'Asha Rao',
  phone: '98765 43210',
  email: '',
  address: '12 MG Road, Bengaluru',
  pin_code: '560001',
  note: '',
  payment: 'cod',
};

const cases: Partial<OrderDraft>[] = [
  {},
  { name: '' },
  { name: '   ' },
  { name: ' A ' },
  { name: 'आशा' },
  { name: 'x'.repeat(80) },
  { name: ` ${'x'.repeat(80)} ` },
  { name: 'x'.repeat(81) },
  { phone: '' },
  { phone: '  ' },
  { phone: '()' },
  { phone: '9876543210' },
  { phone: '+91 98765-43210' },
  { phone: '(0)98765.43210' },
  { phone: '0919876543210' },
  { phone: '919876543210' },
  { phone: '09876543210' },
  { phone: '5876543210' },
  { phone: '98765432101' },
  { phone: '987654321' },
  { phone: '98765 4321x' },
  { phone: '९८७६५४३२१०' },
  { email: ' ' },
  { email: 'asha' },
  { email: 'asha@' },
  { email: '@example.com' },
  { email: 'asha@example' },
  { email: ' Asha.Rao+neon@Example.co.in ' },
  { email: 'a b@example.com' },
  { email: 'asha@-example.com' },
  { email: "o'brien_1@ex-ample.com" },
  { email: `${'a'.repeat(243)}@example.com` },
  { email: `${'a'.repeat(242)}@example.com` },
  { address: '' },
  { address: '12 Road' },
  { address: '12 Roads' },
  { address: '१२ महात्मा मार्ग' },
  { address: 'x'.repeat(400) },
  { address: 'x'.repeat(401) },
  { pin_code: '' },
  { pin_code: '560 001' },
  { pin_code: '060001' },
  { pin_code: '56001' },
  { pin_code: '5600011' },
  { pin_code: 'PIN' },
  { note: 'x'.repeat(500) },
  { note: 'x'.repeat(501) },
  { name: '', phone: '1', email: 'x', address: 'y', pin_code: 'z', note: 'x'.repeat(501) },
];

test.each(cases.map((typed) => ({ typed, label: JSON.stringify(typed).slice(0, 60) })))(
  'checkDraft has the same result as the schema of the server for $label',
  ({ typed }) => {
    const draft = { ...good, ...typed };

    expect(checkDraft(draft)).toEqual(errorsOfSchema(draft));
  },
);

/** Returns the first message of each field. */
function errorsOfSchema(draft: OrderDraft): DraftErrors {
  try {
    orderInput.validateSync({ ...draft, lines: [{ variant_id: 1, quantity: 1 }], total: 1 }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] }; // the ValidationError of yup
    const first = (field: string) => inner.find(({ path }) => path === field)?.message;
    return Object.fromEntries(draftFields.map((field) => [field, first(field)]).filter(([, message]) => message));
  }
}
