import { appendFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Release } from '@lumora/releases/release-schema';
import { newTeam, publishFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../testing/open-gateway.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
let release: Release;
let base: string;

beforeAll(async () => {
  workspace = await temporaryStore();
  release = await publishFixture(workspace.store, 'mf-taxonomy', {
    files: { 'client/entry.js': 'x'.repeat(5_000), 'client/deep/chunk.js': '1', 'server/server.mjs': 'secret()' },
  });
  gateway = await openGateway(workspace.store);
  base = `/assets/mf-taxonomy/${release.id}/`;
});
afterAll(async () => {
  await gateway.close();
  await workspace.remove();
});

describe('release file', () => {
  it('is served compressed and immutable, whether its release is live or not', async () => {
    const br = await gateway.visit(`${base}entry.js`, { 'accept-encoding': 'gzip, br' });
    const gzip = await gateway.visit(`${base}entry.js`, { 'accept-encoding': 'gzip' });
    const plain = await gateway.visit(`${base}entry.js`, { 'accept-encoding': 'identity' });

    expect(br.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(Number(br.headers['content-length'])).toBe(release.files['client/entry.js']?.br);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([br.body, gzip.body, plain.body]).toEqual(Array(3).fill('x'.repeat(5_000)));
  });

  it('is served uncompressed from a subfolder when it has no compressed copy', async () => {
    expect(await gateway.visit(`${base}deep/chunk.js`, { 'accept-encoding': 'br' })).toMatchObject({
      status: 200,
      body: '1',
    });
  });
});

describe('unlisted file', () => {
  it.each([
    'nothing.js',
    'entry.js.br',
    '../release.json',
    '..%2frelease.json',
    '%2e%2e/server/server.mjs',
    '../server/server.mjs',
    'deep',
    'deep/',
    '',
    'constructor',
  ])('is not served: %s', async (file) => {
    const { status, body, headers } = await gateway.visit(base + file);

    expect(status).not.toBe(200);
    expect(body).not.toContain('secret');
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    '/assets/mf-taxonomy/1.0.0-0000000000000000/entry.js',
    '/assets/..%2f/x/entry.js',
    '/assets/mf-taxonomy/../x',
  ])('is not served at the path %s', async (path) => {
    expect((await gateway.visit(path, { accept: '*/*' })).status).not.toBe(200);
  });
});

describe('altered file', () => {
  const altered = async (change: (file: string) => Promise<unknown>) => {
    const { id } = await publishFixture(workspace.store, 'mf-taxonomy', {
      files: { 'client/entry.js': 'x'.repeat(5_000) },
    });
    await change(path.join(workspace.folder, 'releases/mf-taxonomy', id, 'client/entry.js'));
    return `/assets/mf-taxonomy/${id}/entry.js`;
  };

  const moveAndLink = async (file: string) => {
    await rename(file, `${file}.moved`);
    await symlink(`${file}.moved`, file);
  };

  it.each([
    ['an altered file', (file: string) => appendFile(file, 'stolen()')],
    ['an altered compressed copy', (file: string) => writeFile(`${file}.br`, 'stolen()')],
    ['a link to a file with the same content', (file: string) => moveAndLink(file)],
  ])('responds to %s with 502, which the browser does not cache', async (_name, change) => {
    const url = await altered(change);

    const { status, headers } = await gateway.visit(url, { 'accept-encoding': 'br' });

    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(gateway.log.at(-1)?.message).toBe('A file of a release does not match its hash.');
  });

  it('responds with 502 also when the file was served before', async () => {
    const { id } = await publishFixture(workspace.store, 'mf-taxonomy', { files: {} });
    const url = `/assets/mf-taxonomy/${id}/entry.js`;
    expect((await gateway.visit(url)).status).toBe(200);

    await appendFile(path.join(workspace.folder, 'releases/mf-taxonomy', id, 'client/entry.js'), 'stolen()');

    expect((await gateway.visit(url)).status).toBe(502);
  });

  it('responds with 404 when a team of another module signed the release', async () => {
    const { sign } = newTeam('strangers', ['mf-catalog']);
    const { id } = await publishFixture(workspace.store, 'mf-taxonomy', { files: {}, sign });

    expect((await gateway.visit(`/assets/mf-taxonomy/${id}/entry.js`)).status).toBe(404);
  });
});

describe('responses', () => {
  it('carry Strict-Transport-Security only for visitors over https', async () => {
    const secure = await openGateway(workspace.store, { isHttps: true });

    expect((await secure.visit('/robots.txt')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await gateway.visit('/robots.txt')).headers['strict-transport-security']).toBeUndefined();
    await secure.close();
  });

  it('include a favicon for old and new browsers', async () => {
    for (const path of ['/favicon.svg', '/favicon.ico']) {
      expect((await gateway.visit(path)).headers['content-type']).toBe('image/svg+xml');
    }
  });
});
