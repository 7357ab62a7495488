import { expect, test } from '@jest/globals';
import type { Category } from '@lumora/shared-contract';
import sharp from 'sharp';
import { form, useTestApp } from '../../../testing/test-app.ts';
import { heavyPicture, plainPicture } from '../../../testing/pictures.ts';
import { images } from './tables.ts';

const shop = useTestApp();
const store = '/admin/categories/store';
const fields = { title: 'Wedding Neon', priority: 0 };

test('a category is stored with a 4 MB photo, and shows its widest rendition', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await heavyPicture({ width: 2500, height: 2000 });

  const { status, body } = await admin.post<Category>(store, form(fields, { bytes, name: 'photo.jpg' }));

  expect(bytes.length).toBeGreaterThan(3.8 * 1024 * 1024);
  expect(status).toBe(200);
  expect(body.data.image).toMatch(/^[0-9a-f]{24}$/);
  expect(body.data.image_url).toBe(`/media/${body.data.image}/1920.webp`);
});

test.each(['png', 'webp', 'jpeg'] as const)('%s is accepted whatever its name says', async (format) => {
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
])('%s named %s is of the wrong type', async (_kind, name, bytes) => {
  const admin = await shop.as('Administrator');

  const refused = await admin.post(store, form(fields, { bytes, name }));

  expect(refused.status).toBe(415);
  expect(refused.body).toMatchObject({
    error: 'unsupported_type',
    message: 'Only PNG, JPG or WEBP images are accepted.',
  });
});

test.each(['png', 'webp', 'jpeg'] as const)('a %s that was cut off is refused in words', async (format) => {
  const admin = await shop.as('Administrator');
  const noise = await heavyPicture({ width: 400, height: 300 });
  const whole = await sharp(noise).toFormat(format).toBuffer();

  const refused = await admin.post(store, form(fields, { bytes: whole.subarray(0, whole.length / 2), name: 'a' }));

  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual({ imageFile: 'The image is damaged or incomplete. Try saving it again.' });
});

test('a file over 5 MB is refused, also one far over it', async () => {
  const admin = await shop.as('Administrator');
  const send = (size: number) => admin.post(store, form(fields, { bytes: Buffer.alloc(size, 1), name: 'photo.jpg' }));

  const answers = [await send(5 * 1024 * 1024 + 1), await send(6 * 1024 * 1024), await send(15 * 1024 * 1024)];

  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413]);
  expect(answers[0]?.body.fields).toEqual({ imageFile: 'The image is larger than 5 MB.' });
});

test('a picture of more than 50 megapixels is refused, however few bytes it has', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await plainPicture({ width: 8000, height: 6300, format: 'png' });

  const refused = await admin.post(store, form(fields, { bytes, name: 'bomb.png' }));

  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe('The image has more than 50 megapixels.');
});

test('a photo is kept upright and without what its camera wrote', async () => {
  const admin = await shop.as('Administrator');
  const bytes = await sharp(await plainPicture({ width: 600, height: 400 }))
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const { body } = await admin.post<Category>(store, form(fields, { bytes, name: 'photo.jpg' }));
  const [kept] = await shop.database.db.select().from(images);
  const served = Buffer.from(await (await fetch(`${shop.origin}/media/${body.data.image}/320.jpg`)).arrayBuffer());

  expect(kept).toMatchObject({ width: 400, height: 600, placeholder: expect.stringMatching(/^#f[ef]2/) });
  expect((await sharp(served).metadata()).exif).toBeUndefined();
});

test('an update without a picture keeps the one there is, with one replaces it', async () => {
  const admin = await shop.as('Administrator');
  const red = { bytes: await plainPicture({ width: 400, height: 400 }), name: 'a.jpg' };
  const tall = { bytes: await plainPicture({ width: 400, height: 500 }), name: 'b.jpg' };
  const { data } = (await admin.post<Category>(store, form(fields, red))).body;
  const update = (body: FormData) => admin.post<Category>(`/admin/categories/update/${data.id}`, body);

  const kept = await update(form({ ...fields, title: 'Weddings', updated_at: data.updated_at }));
  const replaced = await update(form(fields, tall));

  expect(kept.body.data).toMatchObject({ title: 'Weddings', image: data.image });
  expect(replaced.body.data.image).not.toBe(data.image);
});

test.each(['categories', 'sub-categories'])('the picture of one of the %s goes when it is asked to', async (kind) => {
  const admin = await shop.as('Administrator');
  const parent = (await admin.post(store, { title: 'Parent', priority: 0 })).body.data.id;
  const all = { ...fields, category_id: parent };
  const red = { bytes: await plainPicture({ width: 400, height: 400 }), name: 'a.jpg' };
  const tall = { bytes: await plainPicture({ width: 400, height: 500 }), name: 'b.jpg' };
  const { data } = (await admin.post<Category>(`/admin/${kind}/store`, form(all, red))).body;
  const imageAfter = async (body: unknown) => {
    const answered = await admin.post<Category>(`/admin/${kind}/update/${data.id}`, body);
    return answered.body.data.image;
  };

  expect(data.image).not.toBeNull();
  expect(await imageAfter({ ...all, remove_image: '0' })).toBe(data.image);
  for (const remove_image of [true, 1, '1', 'true']) {
    expect(await imageAfter(form(all, red))).toBe(data.image);
    expect(await imageAfter({ ...all, remove_image })).toBeNull();
  }
  expect(await imageAfter(form({ ...all, remove_image: '1' }, tall))).toMatch(/^[0-9a-f]{24}$/);
  expect(await imageAfter(form({ ...all, remove_image: '1' }))).toBeNull();
});

test('the file field that a browser sends empty is no picture', async () => {
  const admin = await shop.as('Administrator');

  const { body } = await admin.post<Category>(store, form(fields, { bytes: Buffer.alloc(0), name: '' }));

  expect(body.data.image).toBeNull();
});

test('a malformed form, a foreign file and a flood of fields are refused', async () => {
  const admin = await shop.as('Administrator');
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const foreign = form(fields);
  foreign.set('virus', new Blob(['x']), 'virus.exe');
  const flood = form(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, n])));

  const cut = await admin.post(store, '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nNeo', type);
  const answers = [cut, await admin.post(store, foreign), await admin.post(store, flood)];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
});
