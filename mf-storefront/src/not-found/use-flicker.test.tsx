import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useFlicker } from './use-flicker.ts';

let isStill = false;

beforeEach(() => {
  isStill = false;
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList; // jsdom has none
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('The sign powers on 250 ms after it appears', () => {
  const { result } = renderHook(() => useFlicker(3));

  after(249);
  expect(result.current).toBe('waiting');
  after(1);
  expect(result.current).toBe('steady');
});

test('From 1600 ms on single digits go out for a blink, again and again', () => {
  const { result } = renderHook(() => useFlicker(3));

  after(1599);
  expect(result.current).toBe('steady');
  after(1);
  expect([0, 1, 2]).toContain(result.current);
  after(150);
  expect(result.current).toBe('steady');
  act(() => jest.advanceTimersToNextTimer());
  expect([0, 1, 2]).toContain(result.current);
});

test('Nothing flickers for those who asked for less motion', () => {
  isStill = true;
  const { result } = renderHook(() => useFlicker(3));

  after(10_000);
  expect(result.current).toBe('waiting');
});
