import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from './use-in-view.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Adds the observer that jsdom lacks. The returned function reports several changes in one call, as a browser does. */
function observeChanges(): (changes: boolean[]) => void {
  let report: Report = () => undefined;
  class IntersectionObserver {
    constructor(callback: Report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver });
  return (changes) => act(() => report(changes.map((isIntersecting) => ({ isIntersecting }))));
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
