import { expect, test } from '@jest/globals';
import type { Category } from '@lumora/shared-contract/taxonomy';
import sharp from 'sharp';
import { form, useTestApp } from '../../../testing/test-app.ts';
import { heavyPicture, plainPicture } from '../../../testing/pictures.ts';
import { images } from './tables.ts';

const shop = useTestApp();
const store = '/admin/categories/store';
const fields = { title: 'Wedding Neon', priority: 0 };

test('a category with a 4 MB photo returns the URL of its widest rendition', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await heavyPicture({ width: 2500, height: 2000 });

  const { status, body } = await admin.post<Category>(store, form(fields, { bytes, name: 'photo.jpg' }));

  expect(bytes.length).toBeGreaterThan(3.8 * 1024 * 1024);
  expect(status).toBe(200);
  expect(body.data.image).toMatch(/^[0-9a-f]{24}$/);
  expect(body.data.image_url).toBe(`/media/${body.data.image}/1920.webp`);
});

test.each(['png', 'webp', 'jpeg'] as const)('the API accepts %s regardless of the file name', async (format) => {
  const admin = await shop.as('Administrator');
  const bytes = await plainPicture({ width: 700, height: 500, format });

  const { body } = await admin.post<Category>(store, form(fields, { bytes, name: 'picture.txt' }));

  expect(body.data.image_url).toBe(`/media/${body.data.image}/640.webp`);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>',
);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')]);

test.each([
  ['an SVG', 'sign.png', svg],
  ['a HEIC', 'sign.jpg', heic],
  ['a text', 'sign.webp', Buffer.from('not a picture')],
  ['an empty file', 'sign.png', Buffer.alloc(0)],
])('the API rejects %s with the file name %s with 415', async (_kind, name, bytes) => {
  const admin = await shop.as('Administrator');

  const rejected = await admin.post(store, form(fields, { bytes, name }));

  expect(rejected.status).toBe(415);
  expect(rejected.body).toMatchObject({
    error: 'unsupported_type',
    message: 'Only PNG, JPG or WEBP images are accepted.',
  });
});

test.each(['png', 'webp', 'jpeg'] as const)(
  'the API rejects a truncated %s with a message for the field',
  async (format) => {
    const admin = await shop.as('Administrator');
    const noise = await heavyPicture({ width: 400, height: 300 });
    const whole = await sharp(noise).toFormat(format).toBuffer();

    const rejected = await admin.post(store, form(fields, { bytes: whole.subarray(0, whole.length / 2), name: 'a' }));

    expect(rejected.status).toBe(422);
    expect(rejected.body.fields).toEqual({ imageFile: 'The image is damaged or incomplete. Try saving it again.' });
  },
);

test('the API rejects a file of more than 5 MB with 413, also a much larger one', async () => {
  const admin = await shop.as('Administrator');
  const send = (size: number) => admin.post(store, form(fields, { bytes: Buffer.alloc(size, 1), name: 'photo.jpg' }));

  const responses = [await send(5 * 1024 * 1024 + 1), await send(6 * 1024 * 1024), await send(15 * 1024 * 1024)];

  expect(responses.map(({ status }) => status)).toEqual([413, 413, 413]);
  expect(responses[0]?.body.fields).toEqual({ imageFile: 'The image is larger than 5 MB.' });
});

test('the API rejects a picture of more than 50 megapixels, even if its file is small', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await plainPicture({ width: 8000, height: 6300, format: 'png' });

  const rejected = await admin.post(store, form(fields, { bytes, name: 'bomb.png' }));

  expect(rejected.status).toBe(422);
  expect(rejected.body.message).toBe('The image has more than 50 megapixels.');
});

test('a stored photo is upright and has no EXIF metadata', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await sharp(await plainPicture({ width: 600, height: 400 }))
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const { body } = await admin.post<Category>(store, form(fields, { bytes, name: 'photo.jpg' }));
  const [stored] = await shop.database.db.select().from(images);
  const served = Buffer.from(await (await fetch(`${shop.origin}/media/${body.data.image}/320.jpg`)).arrayBuffer());

  expect(stored).toMatchObject({ width: 400, height: 600, placeholder: expect.stringMatching(/^#f[ef]2/) });
  expect((await sharp(served).metadata()).exif).toBeUndefined();
});

test('an update without a picture leaves the picture unchanged, and an update with a picture replaces it', async () => {
  const admin = await shop.as('Administrator');
  const red = { bytes: await plainPicture({ width: 400, height: 400 }), name: 'a.jpg' };
  const tall = { bytes: await plainPicture({ width: 400, height: 500 }), name: 'b.jpg' };
  const { data } = (await admin.post<Category>(store, form(fields, red))).body;
  const update = (body: FormData) => admin.post<Category>(`/admin/categories/update/${data.id}`, body);

  const unchanged = await update(form({ ...fields, title: 'Weddings', updated_at: data.updated_at }));
  const replaced = await update(form(fields, tall));

  expect(unchanged.body.data).toMatchObject({ title: 'Weddings', image: data.image });
  expect(replaced.body.data.image).not.toBe(data.image);
});

test.each(['categories', 'sub-categories'])(
  'an update of %s removes the picture when remove_image is set',
  async (kind) => {
    const admin = await shop.as('Administrator');
    const parent = (await admin.post(store, { title: 'Parent', priority: 0 })).body.data.id;
    const all = { ...fields, category_id: parent };
    const red = { bytes: await plainPicture({ width: 400, height: 400 }), name: 'a.jpg' };
    const tall = { bytes: await plainPicture({ width: 400, height: 500 }), name: 'b.jpg' };
    const { data } = (await admin.post<Category>(`/admin/${kind}/store`, form(all, red))).body;
    const imageAfter = async (body: unknown) => {
      const updated = await admin.post<Category>(`/admin/${kind}/update/${data.id}`, body);
      return updated.body.data.image;
    };

    expect(data.image).not.toBeNull();
    expect(await imageAfter({ ...all, remove_image: '0' })).toBe(data.image);
    for (const remove_image of [true, 1, '1', 'true']) {
      expect(await imageAfter(form(all, red))).toBe(data.image);
      expect(await imageAfter({ ...all, remove_image })).toBeNull();
    }
    expect(await imageAfter(form({ ...all, remove_image: '1' }, tall))).toMatch(/^[0-9a-f]{24}$/);
    expect(await imageAfter(form({ ...all, remove_image: '1' }))).toBeNull();
  },
);

test('the API ignores an empty file field', async () => {
  const admin = await shop.as('Administrator');

  const { body } = await admin.post<Category>(store, form(fields, { bytes: Buffer.alloc(0), name: '' }));

  expect(body.data.image).toBeNull();
});

test('the API rejects a malformed form, an unknown file part and too many fields', async () => {
  const admin = await shop.as('Administrator');
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const unknownPart = form(fields);
  unknownPart.set('virus', new Blob(['x']), 'virus.exe');
  const manyFields = form(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, n])));

  const truncated = await admin.post(store, '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nNeo', type);
  const responses = [truncated, await admin.post(store, unknownPart), await admin.post(store, manyFields)];

  expect(responses.map(({ status }) => status)).toEqual([400, 400, 413]);
});
