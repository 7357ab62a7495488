import { expect, test } from '@jest/globals';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();

test('an error response contains a message, a code and the request id', async () => {
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
])('the API responds to the body %s with %i', async (body, status, error) => {
  const response = await shop.post('/admin/login', body, { 'content-type': 'application/json' });

  expect(response.status).toBe(status);
  expect(response.body.error).toBe(error);
});

test('the API responds with 415 to another content type, 413 to a body that is too large and 400 to a malformed URL', async () => {
  const xml = await shop.post('/admin/login', '<login/>', { 'content-type': 'application/xml' });
  const multipart = await shop.post('/admin/login', new FormData());
  const long = await shop.post('/admin/login', { email: 'x'.repeat(300_000), password: '' });
  const malformed = await shop.get('/admin/categories/edit/%zz');

  expect([xml.status, multipart.status, long.status, malformed.status]).toEqual([415, 415, 413, 400]);
  expect(malformed.body).toMatchObject({ error: 'bad_request' });
});

test('an internal error gives 500 without details', async () => {
  const { db } = shop.database;
  const admin = await shop.as('Administrator');
  await db.execute('alter table attributes rename to hidden_attributes');

  const broken = await admin.get('/admin/attributes/list');

  await db.execute('alter table hidden_attributes rename to attributes');
  expect(broken.status).toBe(500);
  expect(broken.body).toMatchObject({ message: 'Something went wrong', error: 'internal' });
  expect(JSON.stringify(broken.body)).not.toContain('attributes');
});
