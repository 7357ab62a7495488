import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../../testing/open-gateway.ts';

const server = 'http://127.0.0.1:8090';
let place: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;

beforeEach(async () => {
  place = await temporaryStore();
  await releaseFixture(place.store, 'shell', {
    files: {},
    console: { entry: 'entry.js', preload: { scripts: [], styles: [] } },
  });
  await releaseFixture(place.store, 'mf-storefront', { files: {} });
});
afterEach(async () => {
  await gateway.close();
  await place.remove();
});

async function take(token: string, module = 'mf-sales', origin = server, cookie = '') {
  const response = await fetch(`${gateway.address}/api/admin/releases/development`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ module, origin }),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const policyOf = async (cookie = '') =>
  (await gateway.visit('/admin', { cookie })).headers['content-security-policy'] ?? '';

describe('A gateway that is not in development mode', () => {
  beforeEach(async () => {
    gateway = await openGateway(place.store);
  });

  it('lets nobody take a module from their machine but those who may override releases', async () => {
    expect(await take('nobody')).toMatchObject({ status: 401, cookie: '' });
    expect(await take('releaser')).toMatchObject({ status: 403, cookie: '' });
    expect((await take('releaser')).message).toMatch(/DEVELOPMENT=on.*releases\.override/);
    expect(await take('owner')).toMatchObject({ status: 200, message: `This browser takes mf-sales from ${server}.` });
  });

  it('takes no server of another machine, no name that is none, and not the shop', async () => {
    const refused = [
      await take('owner', 'mf-sales', 'https://evil.example'),
      await take('owner', 'mf-sales', `${server}; script-src *`),
      await take('owner', 'mf-sales', 'http://127.0.0.1:99999'),
      await take('owner', 'mf-sales', 'http://127.0.0.1:80'),
      await take('owner', '../shell'),
      await take('owner', 'mf-storefront'),
    ];

    expect(refused.map(({ status, cookie }) => [status, cookie])).toEqual(refused.map(() => [422, '']));
  });

  it('believes no cookie that it has not sealed', async () => {
    const text = Buffer.from(JSON.stringify({ 'mf-sales': server })).toString('base64url');

    expect(await policyOf(`lumora-pins=${text}.forged`)).not.toContain(server);
  });
});

describe('A gateway in development mode', () => {
  beforeEach(async () => {
    gateway = await openGateway(place.store, { isDevelopment: true });
  });

  it('lets whoever is signed in take a module from their machine', async () => {
    expect((await take('nobody')).status).toBe(401);
    expect((await take('viewer')).status).toBe(200);
  });

  it('admits the server to the pages of that browser, and to no others', async () => {
    const { cookie } = await take('viewer');

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

  it('gives one module at a time, and lets go of it for whoever asks', async () => {
    const first = await take('viewer');
    const { cookie } = await take('viewer', 'mf-stock', server, first.cookie);
    expect((await gateway.visit('/admin', { cookie })).body).not.toContain('mf-sales');

    const ended = await fetch(`${gateway.address}/api/admin/releases/development`, {
      method: 'DELETE',
      headers: { cookie },
    });

    expect(ended.headers.get('set-cookie')).toMatch(/^lumora-pins=;.*Max-Age=0/);
  });
});
