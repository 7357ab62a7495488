import { expect, it } from '@jest/globals';
import { safeRedirect, signInPath } from './sign-in-path.ts';

it('adds the path and the query of the current page to the path of the sign-in page', () => {
  expect(signInPath({ pathname: '/admin/categories', search: '?page=2&q=a b' })).toBe(
    '/auth/login?redirect=%2Fadmin%2Fcategories%3Fpage%3D2%26q%3Da+b',
  );
});

it.each(['/', '/admin/categories?page=2#top', '/cart'])('allows the redirect to %s', (target) => {
  expect(safeRedirect(target)).toBe(target);
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
])('replaces %j by the dashboard', (target) => {
  expect(safeRedirect(target)).toBe('/admin');
});
