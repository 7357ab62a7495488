import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { closeConsole, openConsole } from '../testing/console-under-test.tsx';
import { useTubeFlicker } from './use-tube-flicker.ts';

afterEach(() => {
  jest.useRealTimers();
  closeConsole();
});

describe('the 404 page', () => {
  it.each([
    ['in the frame', '/admin/nowhere', '/admin'],
    ['outside of it', '/auth/nowhere', '/'],
  ])('%s shows the message and a link home', async (_, path, home) => {
    openConsole(path);

    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText("The page you're looking for couldn't be found.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', home);
    expect(screen.getByRole('button', { name: 'Contact Support' })).toBeVisible();
    expect(document.title).toBe('Page Not Found | Lumora Admin');
  });

  it('in the frame keeps the navigation of the console and has no neon digits', async () => {
    openConsole('/admin/nowhere');

    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('img', { name: '404' })).toBeNull();
  });
});

describe('the neon digits', () => {
  const Sign = () => (
    <p>
      {useTubeFlicker(3)
        .map((isLit) => (isLit ? '1' : '0'))
        .join('')}
    </p>
  );
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('power on after 250 ms and flicker one at a time from 1600 ms on', () => {
    jest.useFakeTimers();
    const { container } = render(<Sign />);

    expect(container).toHaveTextContent('000');
    advance(250);
    expect(container).toHaveTextContent('111');
    advance(1349);
    expect(container).toHaveTextContent('111');
    advance(1);
    expect(container).toHaveTextContent(/^(011|101|110)$/);
    advance(150);
    expect(container).toHaveTextContent('111');
  });

  it('stay lit for users who prefer reduced motion', () => {
    jest.useFakeTimers();
    const reducedMotion = { matches: true } as MediaQueryList;
    window.matchMedia = () => reducedMotion;
    const { container } = render(<Sign />);

    expect(container).toHaveTextContent('111');
    expect(jest.getTimerCount()).toBe(0);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});
