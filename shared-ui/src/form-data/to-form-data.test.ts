import { expect, it } from '@jest/globals';
import { imageParts } from './image-parts.ts';
import { toFormData } from './to-form-data.ts';

it('leaves undefined fields out and sends null as an empty part', () => {
  const body = toFormData({ title: 'Sale', priority: 3, is_active: false, ends_at: null, subtitle: undefined });

  expect(Object.fromEntries(body)).toEqual({ title: 'Sale', priority: '3', is_active: 'false', ends_at: '' });
});

it('sends a new file, or the removal of the stored image', () => {
  const file = new File(['x'], 'neon.png', { type: 'image/png' });

  expect(toFormData(imageParts('imageFile', 'remove_image', file)).get('imageFile')).toBeInstanceOf(File);
  expect(Object.fromEntries(toFormData(imageParts('imageFile', 'remove_image', 'removed')))).toEqual({
    remove_image: 'true',
  });
});

it('sends nothing for an unchanged image', () => {
  expect([...toFormData(imageParts('imageFile', 'remove_image', null))]).toEqual([]);
});
