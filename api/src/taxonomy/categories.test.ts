import { describe, expect, test } from '@jest/globals';
import { useTestApp } from '../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/categories';

describe('categories', () => {
  test('an administrator creates, reads, changes and deletes one', async () => {
    const admin = await shop.as('Administrator');

    const created = await admin.post(`${path}/store`, { title: '  Wedding Neon ', priority: '3' });
    const { id } = created.json().data;
    const read = await admin.get(`${path}/edit/${id}`);
    const updated = await admin.post(`${path}/update/${id}`, { title: 'Weddings', priority: 0 });
    const deleted = await admin.delete(`${path}/delete/${id}`);

    expect(created.json()).toMatchObject({
      data: { title: 'Wedding Neon', priority: 3, image: null, image_url: null },
      message: 'Category created',
    });
    expect(read.json().data).toEqual(created.json().data);
    expect(updated.json()).toMatchObject({ data: { id, title: 'Weddings', priority: 0 }, message: 'Category updated' });
    expect(deleted.json()).toEqual({ data: null, message: 'Category deleted' });
    expect((await admin.get(`${path}/edit/${id}`)).statusCode).toBe(404);
  });
});
