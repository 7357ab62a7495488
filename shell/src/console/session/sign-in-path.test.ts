import { expect, it } from '@jest/globals';
import { safeRedirect, signInPath } from './sign-in-path.ts';

it('the sign-in screen is told the page and query that are left', () => {
  expect(signInPath({ pathname: '/admin/categories', search: '?page=2&q=a b' })).toBe(
    '/auth/login?redirect=%2Fadmin%2Fcategories%3Fpage%3D2%26q%3Da+b',
  );
});

it.each(['/', '/admin/categories?page=2#top', '/cart'])('%s is gone to', (wish) => {
  expect(safeRedirect(wish)).toBe(wish);
});

it.each([
  null,
  '',
  'admin',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'javascript:alert(1)',
  '/\\\\[bad',
])('%j leads to the dashboard instead', (wish) => {
  expect(safeRedirect(wish)).toBe('/admin');
});
