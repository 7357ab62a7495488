import { expect, test } from '@jest/globals';
import type { Home, SearchHit, Showcase } from '@lumora/shared-contract';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { inMs, pictureForm } from '../../testing/promotion-rows.ts';
import { useTestApp, type Caller } from '../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/showcases';
let pictures = 400;

/** Stores one that is on unless told; each has a picture of its own. */
async function store(admin: Caller, name: string, fields: Record<string, string | number> = {}): Promise<Showcase> {
  pictures += 1;
  const input = { name, description: `The sign of ${name}.`, priority: 0, is_active: 1, ...fields };
  const { status, body } = await admin.post<Showcase>(
    `${path}/store`,
    await pictureForm(input, { imageFile: pictures }),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** What home shows, once it shows so many. */
async function shownBrands(count: number) {
  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (answer) => answer.body.data.brands.length === count,
  );
  return body.data.brands;
}

test('a showcase is made with its picture, changed without sending it again, and deleted', async () => {
  const admin = await shop.as('Administrator');
  const made = await store(admin, 'Foxtail');

  const changes = { name: 'चाय घर', description: 'Steam over a cup.', priority: 3, updated_at: made.updated_at };
  const updated = await admin.post<Showcase>(`${path}/update/${made.id}`, changes);
  const deleted = await admin.delete(`${path}/delete/${made.id}`);

  expect(made).toMatchObject({ status: 'live', image_url: `/media/${made.image}/320.webp` });
  expect(updated.body).toMatchObject({
    data: { name: 'चाय घर', priority: 3, image: made.image, is_active: false },
    message: 'Brand showcase updated',
  });
  expect(deleted.body.message).toBe('Brand showcase deleted');
});

test('one without a picture is refused beside its field, as are words that are missing', async () => {
  const admin = await shop.as('Administrator');

  const bare = await admin.post(`${path}/store`, { name: 'Foxtail', description: 'A fox.' });
  const wordless = await admin.post(`${path}/store`, await pictureForm({ name: ' ' }, { imageFile: 400 }));

  expect([bare.status, bare.body.fields]).toEqual([422, { imageFile: 'Choose a picture of the sign' }]);
  expect(wordless.body.fields).toMatchObject({ name: 'Name is required', description: 'Description is required' });
});

test('home shows the first six that are on, by priority and then the newer, as soon as that changes', async () => {
  const admin = await shop.as('Administrator');
  for (const name of ['B', 'C', 'D', 'E', 'F']) await store(admin, `${name} & Co`, { priority: 2 });
  const seventh = await store(admin, 'Seventh', { priority: 9 });
  const first = await store(admin, 'First', { priority: 1 });
  await store(admin, 'Draft', { is_active: 0 });

  const shown = (await shownBrands(6)).map(({ name }) => name);
  await admin.post(`${path}/update/${seventh.id}`, { ...seventh, priority: 0 });
  const { body } = await pollUntil(
    () => shop.get<Home>('/home'),
    (answer) => answer.body.data.brands[0]?.name === 'Seventh',
  );

  expect(shown).toEqual(['First', 'F & Co', 'E & Co', 'D & Co', 'C & Co', 'B & Co']);
  expect(body.data.brands[1]).toMatchObject({ name: 'First', image: { hash: first.image, alt: 'First' } });
});

test('home drops one that is switched off, and one whose time is over', async () => {
  const admin = await shop.as('Administrator');
  const { id } = await store(admin, 'Foxtail');
  const nova = await store(admin, 'NOVA');
  await shownBrands(2);

  await admin.post(`${path}/switch/${id}`, { is_active: false });
  const left = await shownBrands(1);
  await admin.post(`${path}/update/${nova.id}`, { ...nova, ends_at: inMs(500) });

  expect(left.map(({ name }) => name)).toEqual(['NOVA']);
  expect(await shownBrands(0)).toEqual([]);
});

test('of two who edit one the second is told who was faster', async () => {
  const [admin, editor] = [await shop.as('Administrator'), await shop.as('Editor')];
  const made = await store(admin, 'Foxtail');

  await editor.post(`${path}/update/${made.id}`, { ...made, name: 'Foxtail Bar' });
  const second = await admin.post(`${path}/update/${made.id}`, { ...made, name: 'Fox' });

  expect([second.status, second.body.message]).toEqual([
    409,
    'This brand showcase was changed by Editor Rao. Reload to see it.',
  ]);
});

test('the console’s search finds it', async () => {
  const admin = await shop.as('Administrator');
  await store(admin, 'Foxtail');

  const { body } = await admin.get<SearchHit[]>('/admin/search?q=fox');

  expect(body.data).toEqual([{ kind: 'Brand showcase', title: 'Foxtail', path: '/admin/showcases?q=Foxtail' }]);
});
