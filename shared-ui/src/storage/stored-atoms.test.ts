import { afterEach, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { storedAtoms, type StoredAtom } from './stored-atoms.ts';

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

  expect(valueAfterRemount(atom, 'dense')).toBe('dense');
});

it('keeps a value as long as the page where the browser blocks storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const atom = storedAtoms<string>('lumora-test')('blocked');

  expect(valueAfterRemount(atom, 'dense')).toBe('dense');
});

/** Writes the atom in a component, and returns the value that the next component reads. */
function valueAfterRemount(atom: StoredAtom<string>, value: string): unknown {
  const store = createStore();
  const unmount = store.sub(atom, () => undefined);
  store.set(atom, value);
  unmount();
  store.sub(atom, () => undefined);
  return store.get(atom);
}
