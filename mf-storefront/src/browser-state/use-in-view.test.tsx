import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from './use-in-view.ts';

const real = globalThis.IntersectionObserver;
afterEach(() => void (globalThis.IntersectionObserver = real));

/** jsdom has no layout: the returned function reports changes as a browser does, several in one call. */
function observeChanges(): (changes: boolean[]) => void {
  let report: IntersectionObserverCallback = () => undefined;
  globalThis.IntersectionObserver = function IntersectionObserver(callback: IntersectionObserverCallback) {
    report = callback;
    return { observe: () => undefined, disconnect: () => undefined };
  } as unknown as typeof globalThis.IntersectionObserver;
  return (changes) => {
    const entries = changes.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
    act(() => report(entries, {} as IntersectionObserver));
  };
}

function Section() {
  const element = useRef<HTMLDivElement>(null);
  return <div ref={element}>{useInView(element) ? 'in view' : 'out of view'}</div>;
}

test('An element that comes into view before its first report is in view', () => {
  const report = observeChanges();
  render(<Section />);

  report([false, true]);

  expect(screen.getByText('in view')).toBeVisible();
});

test('An element that was in view stays so', () => {
  const report = observeChanges();
  render(<Section />);

  report([true, false]);

  expect(screen.getByText('in view')).toBeVisible();
});

test('An element that is out of view is not in view', () => {
  const report = observeChanges();
  render(<Section />);

  report([false]);

  expect(screen.getByText('out of view')).toBeVisible();
});
