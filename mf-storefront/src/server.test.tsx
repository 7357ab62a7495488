/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Home, RenderedPage } from '@lumora/shared-contract';
import { render } from './server.tsx';

const home: Home = {
  shop: {
    name: 'Lumora </script><b>',
    chat_phone: '919876543210',
    contact_email: 'hello@lumora.example',
    social_links: [{ name: 'Instagram', url: 'https://instagram.com/lumora' }],
  },
  categories: [
    {
      id: 7,
      title: 'Wedding Neon',
      image: {
        hash: 'abc',
        width: 1280,
        height: 1600,
        placeholder: '#221133',
        alt: 'Happily ever after in warm white',
      },
      sub_categories: [{ id: 1, title: 'शुभ विवाह' }],
    },
    { id: 8, title: 'LED Boards', image: null, sub_categories: [] },
  ],
};

let api: Server;
const origin = 'https://shop.example';
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`; // it listens on a port, not a pipe
const page = (path: string): Promise<RenderedPage> => render(path, { apiUrl: apiUrl(), origin });
const pageWithoutApi = (path: string) => render(path, { apiUrl: 'http://127.0.0.1:9/api', origin });

beforeAll(async () => {
  api = createServer((_request, response) => response.end(JSON.stringify({ data: home })));
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  api.close();
});

test('The home page is whole before any script runs', async () => {
  const { status, body, cacheable } = await page('/');

  expect({ status, cacheable }).toEqual({ status: 200, cacheable: true });
  expect(body).toContain('Custom Neon Signs');
  expect(body).toContain('Wedding Neon');
  expect(body).toContain('शुभ विवाह');
  expect(body).toContain('/media/abc/640.avif 640w');
  expect(body).toContain('https://wa.me/919876543210?text=');
});

test('The HTML holds nothing that the security policy forbids', async () => {
  const { body } = await page('/');

  expect(body).not.toMatch(/\sstyle=/);
  expect(body).not.toMatch(/<script|\son\w+=/);
});

test('The head tells search engines who the shop is, and no name can break out of it', async () => {
  const { head } = await page('/?utm_source=x');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];

  expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: home.shop.name, url: `${origin}/` });
  expect(head).toContain(`<link rel="canonical" href="${origin}/">`);
  expect(head).toContain(`<meta property="og:image" content="${origin}/media/abc/1280.jpg">`);
  expect(head).not.toContain('</script><b>');
});

test('The state carries what the page was made from', async () => {
  const { state } = await page('/');

  expect(state).toMatchObject({ queries: [{ queryKey: ['home'], state: { data: home } }] });
});

test('An unknown path is a 404 that leads home and to support', async () => {
  const { status, body, head, cacheable } = await page('/nowhere');

  expect({ status, cacheable }).toEqual({ status: 404, cacheable: false });
  expect(body).toContain('Page Not Found');
  expect(body).toContain('The page you&#x27;re looking for couldn&#x27;t be found.');
  expect(body).toContain('Contact Support');
  expect(head).toContain('noindex');
});

test.each(['//evil.example/x', '/.//evil.example', '/products/<b>'])(
  'The odd address %s is a 404 like any other',
  async (path) => {
    const { status, head } = await page(path);

    expect(status).toBe(404);
    expect(head).not.toMatch(/evil|<b>/);
  },
);

test('Without the API the page says so, is a 503 and is not kept', async () => {
  const { status, body, cacheable } = await pageWithoutApi('/');

  expect({ status, cacheable }).toEqual({ status: 503, cacheable: false });
  expect(body).toContain('We cannot reach the shop right now');
  expect(body).toContain('Skip to content');
});
