import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroScene } from './hero-scene.tsx';

let wishes: { isStill: boolean; saveData: boolean };
let idle: (() => void)[];

beforeEach(() => {
  wishes = { isStill: false, saveData: false };
  idle = [];
  // jsdom neither lays out, nor idles, nor plays
  window.matchMedia = (query) => ({ matches: query.includes('motion') && wishes.isStill }) as MediaQueryList;
  Object.assign(window, { requestIdleCallback: (act: () => void) => idle.push(act) });
  Object.defineProperty(navigator, 'connection', { get: () => wishes, configurable: true });
});

afterEach(() => void jest.restoreAllMocks());

const becomeIdle = () => act(() => idle.forEach((act) => act()));
const film = () => document.querySelector('video');

test('The film comes when the page is idle; until then its first picture stands there, with its measures', () => {
  render(<HeroScene />);

  expect(document.querySelector('img')).toHaveAttribute('width', '1600');
  expect(film()).toBeNull();
  becomeIdle();

  expect(film()).toHaveAttribute('poster');
  expect(film()).toHaveProperty('muted', true);
  expect(film()).toHaveProperty('loop', true);
});

test.each([{ isStill: true }, { saveData: true }])(
  'The film is not fetched for those who asked for less: %j',
  (wish) => {
    Object.assign(wishes, wish);

    render(<HeroScene />);
    becomeIdle();

    expect(film()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('The film can be held and let go on', async () => {
  const hold = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const goOn = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<HeroScene />);
  becomeIdle();

  const button = screen.getByRole('button', { name: 'Pause the film', pressed: false });
  await userEvent.click(button);
  expect(hold).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);

  expect(goOn).toHaveBeenCalledTimes(1);
});
