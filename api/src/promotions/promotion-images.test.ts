import { expect, test } from '@jest/globals';
import type { Banner, PopUpOffer } from '@lumora/shared-contract/promotions';
import { pictureForm } from '../../testing/promotion-rows.ts';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();
const fields = { title: 'Light up', place: 'home_top' };
const store = '/admin/banners/store';

test('a banner has one image for large screens and one for small screens', async () => {
  const admin = await shop.as('Administrator');

  const { status, body } = await admin.post<Banner>(
    store,
    await pictureForm(fields, { narrowImageFile: 640, wideImageFile: 1920 }),
  );

  const { wide_image, wide_image_url, narrow_image, narrow_image_url } = body.data;
  expect(status).toBe(200);
  expect(wide_image_url).toBe(`/media/${wide_image}/1920.webp`);
  expect(narrow_image_url).toBe(`/media/${narrow_image}/640.webp`);
});

test('an update can replace or remove each image, and leaves images unchanged that it does not mention', async () => {
  const admin = await shop.as('Administrator');
  const pictures = { wideImageFile: 1920, narrowImageFile: 640 };
  const { body } = await admin.post<Banner>(store, await pictureForm(fields, pictures));
  const { id, wide_image } = body.data;
  const update = `/admin/banners/update/${id}`;

  const unchanged = await admin.post<Banner>(update, fields);
  const changed = await admin.post<Banner>(update, await pictureForm(fields, { narrowImageFile: 800 }));
  const removed = await admin.post<Banner>(update, { ...fields, remove_narrow_image: true });

  expect(unchanged.body.data).toMatchObject({ wide_image, narrow_image: body.data.narrow_image });
  expect(changed.body.data.wide_image).toBe(wide_image);
  expect(changed.body.data.narrow_image).not.toBe(body.data.narrow_image);
  expect(removed.body.data).toMatchObject({ wide_image, narrow_image: null, narrow_image_url: null });
});

test('a duplicate of a pop-up offer has the same image', async () => {
  const admin = await shop.as('Administrator');
  const form = await pictureForm({ title: 'First light' }, { imageFile: 960 });
  const { body } = await admin.post<PopUpOffer>('/admin/pop-up-offers/store', form);

  const copy = await admin.post<PopUpOffer>(`/admin/pop-up-offers/duplicate/${body.data.id}`);

  expect(copy.body.data.image_url).toMatch(/960\.webp$/);
  expect(copy.body.data.image).toBe(body.data.image);
});

test('a file that is not an accepted image is rejected with a message for its field', async () => {
  const admin = await shop.as('Administrator');
  const form = await pictureForm(fields, { wideImageFile: 640 });
  form.append('narrowImageFile', new Blob(['<svg/>']), 'sign.png');

  const rejected = await admin.post(store, form);

  expect(rejected.status).toBe(415);
  expect(rejected.body.fields).toEqual({ narrowImageFile: 'Only PNG, JPG or WEBP images are accepted.' });
});

test('two images for one field and an image under an unknown name are rejected', async () => {
  const admin = await shop.as('Administrator');
  const twice = await pictureForm(fields, { wideImageFile: 640 });
  twice.append('wideImageFile', twice.get('wideImageFile') ?? '');

  const duplicate = await admin.post(store, twice);
  const misnamed = await admin.post(store, await pictureForm(fields, { imageFile: 640 }));

  expect([duplicate.status, duplicate.body.fields]).toEqual([422, { wideImageFile: 'Send one image only.' }]);
  expect(misnamed.body.message).toBe('Send the image as wideImageFile or narrowImageFile.');
});
