import { expect, test } from '@jest/globals';

const head = { title: 'Cart', description: 'Your signs.', isIndexed: true, schemaOrg: () => [{ '@type': 'Thing' }] };

test('The head is written without JSON-LD when the CSP rejects the Trusted Types policy', async () => {
  // the public origin may differ from that of the window
  document.head.innerHTML = '<link rel="canonical" href="https://shop.example/">';
  const trustedTypes = {
    createPolicy: () => {
      throw new TypeError('Policy lumora-json-ld disallowed.');
    },
  };
  Object.assign(globalThis, { trustedTypes });
  // the module creates its policy when it is loaded
  const { showHead } = await import('./show-head.ts');

  showHead(head, '/cart');

  expect(document.title).toBe('Cart');
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe('https://shop.example/cart');
  expect(document.querySelector('script')).toBeNull();
});
