import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseSet } from '@lumora/shared-contract/releases';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { releaseFixture, temporaryStore } from '@lumora/releases/testing/fixture-releases';
import { openGateway, type OpenGateway } from '../testing/open-gateway.ts';

let workspace: Awaited<ReturnType<typeof temporaryStore>>;
let gateway: OpenGateway;
const none = { scripts: [], styles: [] };

beforeAll(async () => {
  workspace = await temporaryStore();
  await releaseFixture(workspace.store, 'shell', {
    files: {
      'client/console.js': '1',
      'client/frame.js': '2',
      'client/frame.css': '3',
      'client/table.js': '4',
      'client/sans.woff2': '5',
    },
    fonts: ['sans.woff2'],
    console: { entry: 'console.js', preload: { scripts: ['frame.js'], styles: ['frame.css'] } },
    offers: { '@lumora/shared-ui/data-table': { ...none, scripts: ['table.js'] } },
    manifest: { routes: [{ path: '/auth/login' }, { path: '/admin' }] },
  });
  await releaseFixture(workspace.store, 'mf-taxonomy', {
    files: { 'client/routes.js': '1', 'client/screen.js': '2', 'client/other.js': '3' },
    preload: { scripts: ['routes.js'], styles: [] },
    screens: { categories: { scripts: ['screen.js'], styles: [] }, other: { ...none, scripts: ['other.js'] } },
    takes: { categories: ['react', '@lumora/shared-ui/data-table'], other: ['react'] },
    manifest: {
      routes: [
        { path: '/admin/categories/:id', screen: 'categories' },
        { path: '/admin/other', screen: 'other' },
      ],
    },
  });
  gateway = await openGateway(workspace.store);
});
afterAll(async () => {
  await gateway.close();
  await workspace.remove();
});

function releaseSetOf(body: string): ReleaseSet {
  return JSON.parse(/lumora-release-set">([^]*?)<\/script>/.exec(body)?.[1] ?? '') as ReleaseSet;
}

const preloadedFiles = (html: string) =>
  Array.from(html.matchAll(/rel="preload"[^>]*href="[^"]*\/([\w.]+)"/g), ([, file]) => file);

/** Returns the preloads of the page, and those that the loader adds for a signed-in user. */
function preloadsOf(body: string) {
  const [template = ''] = /<template id="lumora-signed-in-preloads">[^]*?<\/template>/.exec(body) ?? [];
  return { immediate: preloadedFiles(body.replace(template, '')), signedIn: preloadedFiles(template) };
}

describe('console page', () => {
  it('carries every live module with its manifest and the hash of its entry', async () => {
    const { headers, body } = await gateway.visit('/admin');
    const set = releaseSetOf(body);

    expect(headers['cache-control']).toBe('no-store');
    expect(set.modules).toMatchObject([{ manifest: { id: 'mf-taxonomy' }, entry: 'entry.js', previous: null }]);
    expect(set.modules[0]?.integrity).toMatch(/^sha384-/);
    expect(set.shell.console).toMatchObject({ entry: 'console.js', integrity: expect.stringMatching(/^sha384-/) });
  });

  it('shows the shop name of the API and follows a change of it', async () => {
    const product = async () => releaseSetOf((await gateway.visit('/admin')).body).product;
    await pollUntil(product, (name) => name === 'Night Glow');
    gateway.api.shop.name = 'Glow & Sons';
    gateway.changeData();
    await pollUntil(product, (name) => name !== 'Night Glow');

    expect((await gateway.visit('/admin')).body).toContain('<title>Glow &#38; Sons Admin</title>');
  });

  it('allows scripts from releases only, and styles with a new nonce per response', async () => {
    const pages = await Promise.all([gateway.visit('/admin'), gateway.visit('/admin')]);
    const nonces = pages.map(({ body }) => /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? '');

    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [n, { headers, body }] of pages.entries()) {
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[n]}';`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(body).toContain(`<style id="_goober" nonce="${nonces[n]}">`);
    }
  });

  it('preloads the console, and for a signed-in user also the files of the screen', async () => {
    const own = await gateway.visit('/admin/categories/7');
    const other = await gateway.visit('/admin/other');
    const shells = await gateway.visit('/auth/login');

    const console = ['entry.js', 'console.js', 'frame.js', 'sans.woff2'];
    expect(preloadsOf(own.body)).toEqual({
      immediate: console,
      signedIn: ['entry.js', 'routes.js', 'screen.js', 'table.js'],
    });
    expect(preloadsOf(other.body)).toEqual({ immediate: console, signedIn: ['entry.js', 'routes.js', 'other.js'] });
    expect(preloadsOf(shells.body)).toEqual({ immediate: console, signedIn: [] });
  });

  it('links the stylesheets of the console', async () => {
    const { body } = await gateway.visit('/auth/login');

    expect(body).toMatch(
      /<link rel="stylesheet" href="[^"]+\/frame\.css" integrity="sha384-[^"]+" crossorigin="anonymous">/,
    );
  });

  it.each([
    ['/admin', 200],
    ['/admin/', 200],
    ['/admin/categories/7?page=2', 200],
    ['/admin/categories', 404],
    ['/admin/nothing', 404],
    ['/auth/login', 200],
    ['/auth/nothing', 404],
  ])('responds to %s with %i and starts the console', async (path, status) => {
    const page = await gateway.visit(path);

    expect(page.status).toBe(status);
    expect(page.body).toMatch(/<script src="\/assets\/shell\/[^"]+\/entry.js" defer integrity="sha384-/);
  });

  it.each(['/auth', '/auth/admin-login'])('redirects %s to the sign-in page with its query', async (path) => {
    expect(await gateway.visit(`${path}?redirect=%2Fadmin`)).toMatchObject({
      status: 302,
      headers: { location: '/auth/login?redirect=%2Fadmin' },
    });
  });
});

describe('release set', () => {
  it('changes with a promotion and names the previous release, while other modules stay the same', async () => {
    const before = releaseSetOf((await gateway.visit('/admin')).body);
    await releaseFixture(workspace.store, 'mf-taxonomy', { files: {} });
    await pollUntil(
      () => gateway.visit('/release-set'),
      ({ body }) => JSON.parse(body).id !== before.id,
    );
    const after = releaseSetOf((await gateway.visit('/admin')).body);

    expect(after.modules[0]?.previous?.release).toBe(before.modules[0]?.release);
    expect(after.shell.release).toBe(before.shell.release);
  });
});
