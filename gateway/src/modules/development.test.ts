import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';

const server = 'http://127.0.0.1:8090';
let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;

beforeEach(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', {
    files: {},
    console: { entry: 'entry.js', preload: { scripts: [], styles: [] } },
    manifest: { routes: [{ path: '/admin' }] },
  });
  await releaseFixture(workspace.store, 'mf-storefront', { files: {} });
});
afterEach(async () => {
  await gateway.close();
  await workspace.remove();
});

async function startDevelopment(token: string, module = 'mf-sales', origin = server, cookie = '') {
  const response = await fetch(`${gateway.origin}/api/admin/releases/development`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ module, origin }),
  });
  const { message } = (await response.json()) as { message: string };
  const { status, headers } = response;
  const scheme = headers.get('www-authenticate');
  return { status, message, scheme, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const policyOf = async (cookie = '') =>
  (await gateway.visit('/admin', { cookie })).headers['content-security-policy'] ?? '';

describe('gateway without development mode', () => {
  beforeEach(async () => {
    gateway = await openGateway(workspace.store);
  });

  it('allows a development server only with the permission to override releases', async () => {
    expect(await startDevelopment('nobody')).toMatchObject({ status: 401, cookie: '', scheme: 'Bearer' });
    expect(await startDevelopment('releaser')).toMatchObject({ status: 403, cookie: '' });
    expect((await startDevelopment('releaser')).message).toMatch(/DEVELOPMENT=on.*releases\.override/);
    expect(await startDevelopment('owner')).toMatchObject({
      status: 200,
      message: `This browser loads mf-sales from ${server}.`,
    });
  });

  it('rejects servers of other machines, invalid module names and the storefront', async () => {
    const responses = [
      await startDevelopment('owner', 'mf-sales', 'https://evil.example'),
      await startDevelopment('owner', 'mf-sales', `${server}; script-src *`),
      await startDevelopment('owner', 'mf-sales', 'http://127.0.0.1:99999'),
      await startDevelopment('owner', 'mf-sales', 'http://127.0.0.1:80'),
      await startDevelopment('owner', '../shell'),
      await startDevelopment('owner', 'mf-storefront'),
    ];

    expect(responses.map(({ status, cookie }) => [status, cookie])).toEqual(responses.map(() => [422, '']));
  });

  it('ignores a cookie whose signature is altered', async () => {
    const { cookie } = await startDevelopment('owner');

    const valid = await gateway.visit('/admin', { cookie });
    // `_` is no character of base64
    const altered = await gateway.visit('/admin', { cookie: cookie.replace(/.$/, '_') });

    expect(valid.headers['content-security-policy']).toContain(server);
    expect(altered.status).toBe(200);
    expect(altered.headers['content-security-policy']).not.toContain(server);
  });
});

describe('gateway in development mode', () => {
  beforeEach(async () => {
    gateway = await openGateway(workspace.store, { isDevelopment: true });
  });

  it('allows a development server for every signed-in user', async () => {
    expect((await startDevelopment('nobody')).status).toBe(401);
    expect((await startDevelopment('viewer')).status).toBe(200);
  });

  it('allows the server in the pages of that browser only', async () => {
    const { cookie } = await startDevelopment('viewer');

    const page = await gateway.visit('/admin', { cookie });
    const shop = await gateway.visit('/', { cookie });

    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${server};`);
    expect(policy).toContain(`connect-src 'self' ${server} ws://127.0.0.1:8090;`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(page.body).toContain(`"development":{"module":"mf-sales","origin":"${server}"}`);
    expect(await policyOf()).toContain("script-src 'self';");
    expect((await gateway.visit('/admin')).body).not.toContain(server);
    expect(`${shop.headers['content-security-policy']}${shop.body}`).not.toContain(server);
  });

  it('develops one module at a time and ends it without a permission', async () => {
    const first = await startDevelopment('viewer');
    const { cookie } = await startDevelopment('viewer', 'mf-stock', server, first.cookie);
    expect((await gateway.visit('/admin', { cookie })).body).not.toContain('mf-sales');

    const ended = await fetch(`${gateway.origin}/api/admin/releases/development`, {
      method: 'DELETE',
      headers: { cookie },
    });

    expect(ended.headers.get('set-cookie')).toMatch(/^lumora-pins=;.*Max-Age=0/);
  });
});
