import { expect, test } from '@jest/globals';
import type { Enquiry } from '@lumora/shared-contract/enquiries';
import { openMediaStore } from '../core/media/media-store.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { enquiries } from './tables.ts';

const shop = useTestApp();

async function insertEnquiry(reference: string, changed: Partial<typeof enquiries.$inferInsert> = {}): Promise<number> {
  const [row] = await shop.database.db
    .insert(enquiries)
    .values({
      reference,
      idempotency_key: reference,
      request_hash: '',
      name: 'Meera Nair',
      phone: '919876543210',
      email: '',
      width_cm: 80,
      wish: '',
      logo_name: 'a0',
      logo_format: 'webp',
      thumbnail: '',
      updated_by: 'Meera Nair',
      ...changed,
    })
    .returning({ id: enquiries.id });
  return row?.id ?? 0;
}

test('enquiries are listed newest first, filtered by status and searched by number, name, phone number and wish', async () => {
  const viewer = await shop.as('Viewer');
  await insertEnquiry('ENQ-222222', { created_at: '2026-11-01T10:00:00.000Z', wish: 'For our bakery' });
  await insertEnquiry('ENQ-333333', { status: 'closed', name: 'अनन्या', phone: '919000000001' });
  const find = async (query: string) =>
    (await viewer.get<Enquiry[]>(`/admin/enquiries/list${query}`)).body.data.map(({ reference }) => reference);

  expect(await find('')).toEqual(['ENQ-333333', 'ENQ-222222']);
  expect(await find('?status=new')).toEqual(['ENQ-222222']);
  expect(await find('?q=bakery')).toEqual(['ENQ-222222']);
  expect(await find(`?q=${encodeURIComponent('अनन्या')}`)).toEqual(['ENQ-333333']);
  expect(await find(`?q=${encodeURIComponent('+91 98765 43210')}`)).toEqual(['ENQ-222222']);
  expect(await find('?q=098765-43210')).toEqual(['ENQ-222222']);
  expect(await find('?q=enq%20222%20222')).toEqual(['ENQ-222222']);
  expect(await find('?q=%23ENQ%E2%80%912222')).toEqual(['ENQ-222222']);
  expect(await find('?sort=reference&page=2&page_size=1')).toEqual(['ENQ-333333']);
});

test('an editor updates the status of an enquiry, and a stale version is rejected with 409', async () => {
  const editor = await shop.as('Editor');
  const id = await insertEnquiry('ENQ-222222');
  const { updated_at } = (await editor.get<Enquiry>(`/admin/enquiries/edit/${id}`)).body.data;

  const answered = await editor.post<Enquiry>(`/admin/enquiries/update/${id}`, { status: 'answered', updated_at });
  const stale = await editor.post(`/admin/enquiries/update/${id}`, { status: 'closed', updated_at });

  expect(answered.body).toMatchObject({
    message: 'Enquiry answered',
    data: { status: 'answered', updated_by: 'Editor Rao' },
  });
  expect(stale.status).toBe(409);
});

test('enquiries and logos are private: 401 without a session, 403 without the permission to update', async () => {
  const viewer = await shop.as('Viewer');
  const id = await insertEnquiry('ENQ-222222');
  const paths = ['list', `edit/${id}`, `logo/${id}`].map((path) => `/admin/enquiries/${path}`);

  const statuses = await Promise.all(paths.map(async (path) => (await shop.get(path)).status));
  const update = await viewer.post(`/admin/enquiries/update/${id}`, { status: 'closed' });

  expect(statuses).toEqual([401, 401, 401]);
  expect(update.status).toBe(403);
});

test('an enquiry is deleted with its logo, which stays while another enquiry has the same', async () => {
  const admin = await shop.as('Administrator');
  const first = await insertEnquiry('ENQ-222222');
  const second = await insertEnquiry('ENQ-333333');
  const media = openMediaStore(shop.database);
  await media.write('logos/a0', Buffer.from('picture'));

  const { status, body } = await admin.delete(`/admin/enquiries/delete/${first}`);
  expect([status, body.message]).toEqual([200, 'Enquiry deleted']);
  expect((await admin.get(`/admin/enquiries/edit/${first}`)).status).toBe(404);
  expect(await media.read('logos/a0')).not.toBeNull();

  await admin.delete(`/admin/enquiries/delete/${second}`);
  expect(await media.read('logos/a0')).toBeNull();
  expect((await admin.delete(`/admin/enquiries/delete/${second}`)).status).toBe(404);
});

test('an unknown enquiry, its logo and its update respond with 404', async () => {
  const admin = await shop.as('Administrator');

  const responses = [
    await admin.get('/admin/enquiries/edit/999999'),
    await admin.get('/admin/enquiries/logo/999999'),
    await admin.post('/admin/enquiries/update/999999', { status: 'closed' }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('an unknown status is rejected with a message for the field', async () => {
  const admin = await shop.as('Administrator');
  const id = await insertEnquiry('ENQ-222222');

  const { status, body } = await admin.post(`/admin/enquiries/update/${id}`, { status: 'lost' });

  expect([status, body.fields]).toEqual([422, { status: 'status is one of: new, answered, closed' }]);
});
