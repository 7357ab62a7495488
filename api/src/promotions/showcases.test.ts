import { expect, test } from '@jest/globals';
import type { Showcase } from '@lumora/shared-contract/promotions';
import type { SearchHit } from '@lumora/shared-contract/search';
import type { Home } from '@lumora/shared-contract/storefront';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { inMs, pictureForm } from '../../testing/promotion-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/showcases';
let imageWidth = 400;

/** Creates a showcase with an image of its own; it is live unless `fields` say otherwise. */
async function storeShowcase(
  admin: Caller,
  name: string,
  fields: Record<string, string | number> = {},
): Promise<Showcase> {
  imageWidth += 1;
  const input = { name, description: `The sign of ${name}.`, priority: 0, is_active: 1, ...fields };
  const { status, body } = await admin.post<Showcase>(
    `${path}/store`,
    await pictureForm(input, { imageFile: imageWidth }),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** Returns the showcases on the home page once there are `count` of them. */
async function fetchBrands(count: number) {
  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.brands.length === count,
  );
  return body.data.brands;
}

test('an administrator can create a showcase with an image, update it without an image, and delete it', async () => {
  const admin = await shop.as('Administrator');
  const created = await storeShowcase(admin, 'Foxtail');

  const changes = { name: 'चाय घर', description: 'Steam over a cup.', priority: 3, updated_at: created.updated_at };
  const updated = await admin.post<Showcase>(`${path}/update/${created.id}`, changes);
  const deleted = await admin.delete(`${path}/delete/${created.id}`);

  expect(created).toMatchObject({ status: 'live', image_url: `/media/${created.image}/320.webp` });
  expect(updated.body).toMatchObject({
    data: { name: 'चाय घर', priority: 3, image: created.image, is_active: false },
    message: 'Brand showcase updated',
  });
  expect(deleted.body.message).toBe('Brand showcase deleted');
});

test('a showcase without an image, name or description is rejected with messages for the fields', async () => {
  const admin = await shop.as('Administrator');

  const withoutImage = await admin.post(`${path}/store`, { name: 'Foxtail', description: 'A fox.' });
  const withoutText = await admin.post(`${path}/store`, await pictureForm({ name: ' ' }, { imageFile: 400 }));

  expect([withoutImage.status, withoutImage.body.fields]).toEqual([422, { imageFile: 'Choose a picture of the sign' }]);
  expect(withoutText.body.fields).toMatchObject({ name: 'Name is required', description: 'Description is required' });
});

test('the home page shows the first six live showcases by priority and then newest first', async () => {
  const admin = await shop.as('Administrator');
  for (const name of ['B', 'C', 'D', 'E', 'F']) await storeShowcase(admin, `${name} & Co`, { priority: 2 });
  const seventh = await storeShowcase(admin, 'Seventh', { priority: 9 });
  const first = await storeShowcase(admin, 'First', { priority: 1 });
  await storeShowcase(admin, 'Draft', { is_active: 0 });

  const names = (await fetchBrands(6)).map(({ name }) => name);
  const listed = await admin.get<Showcase[]>(`${path}/list`);
  await admin.post(`${path}/update/${seventh.id}`, { ...seventh, priority: 0 });
  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (response) => response.body.data.brands[0]?.name === 'Seventh',
  );

  expect(names).toEqual(['First', 'F & Co', 'E & Co', 'D & Co', 'C & Co', 'B & Co']);
  expect(Object.fromEntries(listed.body.data.map(({ name, home_position }) => [name, home_position]))).toMatchObject({
    First: 1,
    'F & Co': 2,
    'B & Co': 6,
    Seventh: null,
    Draft: null,
  });
  expect(body.data.brands[1]).toMatchObject({ name: 'First', image: { hash: first.image, alt: 'First' } });
});

test('a showcase disappears from the home page when it is deactivated or has ended', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await storeShowcase(admin, 'Foxtail');
  const nova = await storeShowcase(admin, 'NOVA');
  await fetchBrands(2);

  await admin.post(`${path}/switch/${id}`, { is_active: false });
  const remaining = await fetchBrands(1);
  await admin.post(`${path}/update/${nova.id}`, { ...nova, ends_at: inMs(500) });

  expect(remaining.map(({ name }) => name)).toEqual(['NOVA']);
  expect(await fetchBrands(0)).toEqual([]);
});

test('updating a showcase with an outdated version gets 409 with the name of the other user', async () => {
  const [admin, editor] = [await shop.as('Administrator'), await shop.as('Editor')];
  const created = await storeShowcase(admin, 'Foxtail');

  await editor.post(`${path}/update/${created.id}`, { ...created, name: 'Foxtail Bar' });
  const second = await admin.post(`${path}/update/${created.id}`, { ...created, name: 'Fox' });

  expect([second.status, second.body.message]).toEqual([
    409,
    'This brand showcase was changed by Editor Rao. Reload to see it.',
  ]);
});

test('the search of the console finds a showcase', async () => {
  const admin = await shop.as('Administrator');
  await storeShowcase(admin, 'Foxtail');

  const { body } = await admin.get<SearchHit[]>('/admin/search?q=fox');

  expect(body.data).toEqual([{ kind: 'Brand showcase', id: expect.any(Number), title: 'Foxtail' }]);
});
