import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAddToCart } from './use-add-to-cart.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('The button stays busy for 900 ms after the call and ignores clicks meanwhile', () => {
  let added = 0;
  const { result } = renderHook(() => useAddToCart());
  const click = () => act(() => result.current.add(() => void (added += 1)));

  click();
  expect(result.current).toMatchObject({ isAdding: true, outcome: true });
  click();
  after(899);
  click();
  expect(result.current.isAdding).toBe(true);
  after(1);
  expect(result.current.isAdding).toBe(false);
  expect(added).toBe(1);
  click();
  expect(added).toBe(2);
});

test('The button stays busy for 900 ms after a failed call and shows the error message', () => {
  const { result } = renderHook(() => useAddToCart());

  act(() =>
    result.current.add(() => {
      throw new Error('Only 2 left.');
    }),
  );

  expect(result.current).toMatchObject({ isAdding: true, outcome: 'Only 2 left.' });
  after(900);
  expect(result.current).toMatchObject({ isAdding: false, outcome: 'Only 2 left.' });
});

test('The outcome of the previous call is cleared when a new call starts', () => {
  const { result } = renderHook(() => useAddToCart());
  act(() => result.current.add(() => undefined));
  after(900);

  act(() => result.current.add(() => new Promise(() => undefined)));

  expect(result.current).toMatchObject({ isAdding: true, outcome: undefined });
});

test('Another variant can be added meanwhile and does not show the outcome of the first', () => {
  let added = 0;
  const { result, rerender } = renderHook(({ variant }) => useAddToCart(variant), { initialProps: { variant: 1 } });
  const click = () => act(() => result.current.add(() => void (added += 1)));

  click();
  rerender({ variant: 2 });
  expect(result.current).toMatchObject({ isAdding: false, outcome: undefined });
  click();
  expect(added).toBe(2);
  after(900);
  expect(result.current).toMatchObject({ isAdding: false, outcome: true });
});

test('A successful call is reported for 2 s after the button was busy, a failed one is not', () => {
  const { result } = renderHook(() => useAddToCart());

  act(() => result.current.add(() => undefined));
  expect(result.current.hasJustAdded).toBe(false);
  after(900);
  expect(result.current.hasJustAdded).toBe(true);
  after(2_000);
  expect(result.current.hasJustAdded).toBe(false);

  act(() =>
    result.current.add(() => {
      throw new Error('Only 2 left.');
    }),
  );
  after(900);
  expect(result.current.hasJustAdded).toBe(false);
});
