import { describe, expect, it } from '@jest/globals';
import type { ReleaseSet, ReleasedModule } from '@lumora/shared-contract/releases';
import { needsNewDocument } from './new-document.tsx';

const shell = { release: 'a', base: '/', console: { release: 'a', base: '/', entry: 'console.js', integrity: '' } };
const set: ReleaseSet = { id: 's', product: 'Lumora', modules: [], off: [], shell };
const payments: ReleasedModule = {
  ...shell.console,
  previous: null,
  manifest: {
    id: 'mf-payments',
    container: 'mfe_payments',
    kind: 'console',
    nav: [],
    routes: [],
    permissions: [],
    security: { 'connect-src': ['https://pay.example'] },
    requires: { shell: '^1.0.0', api: '^1.0.0' },
  },
};
describe('needsNewDocument', () => {
  it('is true for a module with security additions that the current document lacks', () => {
    expect(needsNewDocument(set, payments)).toBe(true);
  });

  it('is true for any other page when the current document has additions', () => {
    expect(needsNewDocument({ ...set, securityOf: 'mf-payments' })).toBe(true);
  });

  it('is false between pages with the same policies', () => {
    expect(needsNewDocument(set)).toBe(false);
    expect(needsNewDocument({ ...set, securityOf: 'mf-payments' }, payments)).toBe(false);
  });
});
