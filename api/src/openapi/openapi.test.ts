import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { useTestApp } from '../../testing/test-app.ts';
import { breakingChanges, type ApiDocument } from './breaking-changes.ts';

const shop = useTestApp();
const current = async (): Promise<ReleasedDocument> => (await fetch(`${shop.origin}/api/openapi.json`)).json();
const released = async (): Promise<ReleasedDocument> =>
  JSON.parse(await readFile(new URL('../../contract/released.json', import.meta.url), 'utf8'));

interface ReleasedDocument extends ApiDocument {
  info: { version: string };
}

test('the OpenAPI document lists the path, permission, input and responses of each operation', async () => {
  const document = await current();

  expect(document).toMatchObject({ openapi: '3.1.0' });
  expect(document.paths['/api/admin/categories/store']?.['post']).toMatchObject({
    security: [{ token: [] }],
    description: 'Needs the permission `categories.create`.',
    requestBody: {
      content: { 'multipart/form-data': { schema: { properties: { imageFile: { type: 'string' } } } } },
    },
    responses: {
      default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } } },
    },
  });
  expect(document.components?.schemas?.['ErrorResponse']?.required).toEqual(['message', 'error', 'request_id']);
  expect(document.paths['/api/admin/categories/edit/{id}']?.['get']?.parameters).toMatchObject([
    { in: 'path', name: 'id', required: true },
  ]);
});

test('the current API has no breaking changes against the last released contract', async () => {
  expect(breakingChanges(await released(), await current())).toEqual([]);
});

test('an API that differs from the last released contract has a version of its own', async () => {
  const [{ info, paths }, last] = await Promise.all([current(), released()]);

  // raise `contractVersions.api`: modules require the version whose fields they read
  expect(info.version === last.info.version ? paths : last.paths).toEqual(last.paths);
});

test('breakingChanges reports each kind of breaking change', () => {
  const text = { type: 'string' };
  const call = (body: object, data: object): ApiDocument => ({
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { '200': { content: { 'application/json': { schema: data } } } },
        },
      },
    },
  });
  const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
  const before = call(
    object({ title: text }),
    object({ list: { type: 'array', items: object({ id: text, by: text }, ['id']) } }),
  );
  const after = call(
    object({ title: { type: 'number' }, slug: text }, ['slug']),
    object({ list: { type: 'array', items: object({ id: text }) } }),
  );

  expect(breakingChanges(before, after)).toEqual([
    'POST /a input slug is now required',
    'POST /a input title was string and is number',
    'POST /a 200 list[] id is now optional',
    'POST /a 200 list[] by is gone',
  ]);
  expect(breakingChanges(before, { paths: {} })).toEqual(['POST /a is gone']);
  expect(breakingChanges(before, before)).toEqual([]);

  const oneOf = (...values: string[]) =>
    call(object({}), object({ kind: { anyOf: values.map((value) => ({ type: 'string', const: value })) } }));
  expect(breakingChanges(oneOf('order', 'review'), oneOf('order', 'review', 'enquiry'))).toEqual([]);

  const nullable = (...type: string[]) => call(object({ ends_at: { type } }), object({}));
  expect(breakingChanges(nullable('string', 'null'), nullable('null', 'string'))).toEqual([]);
  expect(breakingChanges(nullable('string', 'null'), nullable('number', 'null'))).toEqual([
    'POST /a input ends_at was null or string and is null or number',
  ]);
});

test('the docs page has no inline scripts and loads all its scripts under a strict content security policy', async () => {
  const page = await fetch(`${shop.origin}/api/docs`);
  const html = await page.text();
  const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
  const statuses = await Promise.all(scripts.map(async (src) => (await fetch(`${shop.origin}${src}`)).status));

  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(html).not.toMatch(/<script>|onload=/);
  expect(statuses).toEqual([200, 200]);
});
