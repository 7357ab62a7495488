import { afterEach, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { storedAtoms } from './stored-atoms.ts';

const { setItem } = Storage.prototype;

afterEach(() => {
  Storage.prototype.setItem = setItem;
  jest.restoreAllMocks();
  localStorage.clear();
});

it('stores a value under its prefix and name', () => {
  const atom = storedAtoms<string>('lumora-test')('stored');

  createStore().set(atom, 'dense');

  expect(localStorage.getItem('lumora-test:stored')).toBe('"dense"');
});

it('keeps a value as long as the page where the storage is full', () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  const atom = storedAtoms<string>('lumora-test')('full');
  const store = createStore();

  store.set(atom, 'dense');

  expect(store.get(atom)).toBe('dense');
});

it('keeps a value as long as the page where the browser blocks storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const atom = storedAtoms<string>('lumora-test')('blocked');
  const store = createStore();
  const unsubscribe = store.sub(atom, () => undefined);

  store.set(atom, 'dense');

  expect(store.get(atom)).toBe('dense');
  unsubscribe();
});
