import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useFlicker } from './use-flicker.ts';

let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList; // jsdom has no matchMedia
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('The digits power on 250 ms after mount', () => {
  const { result } = renderHook(() => useFlicker(3));

  after(249);
  expect(result.current).toBe('waiting');
  after(1);
  expect(result.current).toBe('steady');
});

test('From 1600 ms on single digits repeatedly go dark for a short time', () => {
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

test('Nothing flickers with reduced motion', () => {
  reducedMotion = true;
  const { result } = renderHook(() => useFlicker(3));

  after(10_000);
  expect(result.current).toBe('waiting');
});
