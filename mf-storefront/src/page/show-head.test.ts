import { expect, test } from '@jest/globals';

const head = { title: 'Cart', description: 'Your signs.', isIndexed: true, facts: () => [{ '@type': 'Thing' }] };

test('where the CSP refuses the policy, the head is written without JSON-LD', async () => {
  // the public address, whatever the host under which the shop is opened
  document.head.innerHTML = '<link rel="canonical" href="https://shop.example/">';
  const refused = {
    createPolicy: () => {
      throw new TypeError('Policy lumora-json-ld disallowed.');
    },
  };
  Object.assign(globalThis, { trustedTypes: refused });
  // the module asks for its policy when it is loaded
  const { showHead } = await import('./show-head.ts');

  showHead(head, '/cart');

  expect(document.title).toBe('Cart');
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe('https://shop.example/cart');
  expect(document.querySelector('script')).toBeNull();
});
