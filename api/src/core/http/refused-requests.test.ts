import { expect, test } from '@jest/globals';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('every refusal has its words, its code and the id of its request', async () => {
  const { status, headers, body } = await shop.get('/nowhere');

  expect(status).toBe(404);
  expect(body).toEqual({
    message: 'There is nothing at this address.',
    error: 'not_found',
    request_id: headers.get('x-request-id'),
  });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['{ "email": ', 400, 'bad_request'],
  ['["a", "b"]', 400, 'bad_request'],
  ['"text"', 400, 'bad_request'],
  ['{ "email": "a\\u0000b", "password": "123456" }', 400, 'bad_request'],
  ['{ "__proto__": { "x": 1 } }', 400, 'bad_request'],
  ['', 422, 'invalid'],
])('the body %s is answered with %i', async (body, status, error) => {
  const refused = await shop.post('/admin/login', body, { 'content-type': 'application/json' });

  expect(refused.status).toBe(status);
  expect(refused.body.error).toBe(error);
});

test('a body of another type is 415, one that is too long 413, a malformed address 400', async () => {
  const xml = await shop.post('/admin/login', '<login/>', { 'content-type': 'application/xml' });
  const multipart = await shop.post('/admin/login', new FormData());
  const long = await shop.post('/admin/login', { email: 'x'.repeat(300_000), password: '' });
  const malformed = await shop.get('/admin/categories/edit/%zz');

  expect([xml.status, multipart.status, long.status, malformed.status]).toEqual([415, 415, 413, 400]);
  expect(malformed.body).toMatchObject({ error: 'bad_request' });
});

test('what breaks inside is logged, and not told', async () => {
  const { db } = shop.database;
  const admin = await shop.as('Administrator');
  await db.execute('alter table attributes rename to hidden_attributes');

  const broken = await admin.get('/admin/attributes/list');

  await db.execute('alter table hidden_attributes rename to attributes');
  expect(broken.status).toBe(500);
  expect(broken.body).toMatchObject({ message: 'Something went wrong', error: 'internal' });
  expect(JSON.stringify(broken.body)).not.toContain('attributes');
});
