import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroScene } from './hero-scene.tsx';

let preferences: { reducedMotion: boolean; saveData: boolean };
let idle: (() => void)[];

beforeEach(() => {
  preferences = { reducedMotion: false, saveData: false };
  idle = [];
  // jsdom has no matchMedia, idle callbacks or media playback
  window.matchMedia = (query) => ({ matches: query.includes('motion') && preferences.reducedMotion }) as MediaQueryList;
  Object.assign(window, { requestIdleCallback: (act: () => void) => idle.push(act) });
  Object.defineProperty(navigator, 'connection', { get: () => preferences, configurable: true });
});

afterEach(() => void jest.restoreAllMocks());

const runIdleCallbacks = () => act(() => idle.forEach((act) => act()));
const film = () => document.querySelector('video');

test('The video loads when the page is idle; until then its poster is shown with width and height', () => {
  render(<HeroScene />);

  expect(document.querySelector('img')).toHaveAttribute('width', '1600');
  expect(film()).toBeNull();
  runIdleCallbacks();

  expect(film()).toHaveAttribute('poster');
  expect(film()).toHaveProperty('muted', true);
  expect(film()).toHaveProperty('loop', true);
});

test('The wide picture has a rendition for screens with two pixels per CSS pixel', () => {
  render(<HeroScene />);

  expect(document.querySelector('img')).toHaveAttribute('srcset', expect.stringMatching(/ 2x$/));
});

test.each([{ reducedMotion: true }, { saveData: true }])(
  'The video is not loaded for a visitor with the preference %j',
  (preference) => {
    Object.assign(preferences, preference);

    render(<HeroScene />);
    runIdleCallbacks();

    expect(film()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

const showFilm = (): HTMLVideoElement => {
  render(<HeroScene />);
  runIdleCallbacks();
  return document.querySelector('video') ?? document.createElement('video');
};
const button = (pressed: boolean) => screen.getByRole('button', { name: 'Pause the video', pressed });

test('A button pauses and resumes the video', async () => {
  const shown = showFilm();
  const pause = jest.spyOn(shown, 'pause').mockImplementation(() => void fireEvent.pause(shown));
  const play = jest.spyOn(shown, 'play').mockImplementation(async () => void fireEvent.play(shown));
  fireEvent.play(shown);

  await userEvent.click(button(false));
  expect(pause).toHaveBeenCalledTimes(1);
  await userEvent.click(button(true));

  expect(play).toHaveBeenCalledTimes(1);
  expect(button(false)).toBeVisible();
});

test('The button follows a video that the browser pauses and resumes', () => {
  const shown = showFilm();
  expect(button(true)).toBeVisible();

  fireEvent.play(shown);
  expect(button(false)).toBeVisible();
  fireEvent.pause(shown);

  expect(button(true)).toBeVisible();
});

test('The button stays pressed when the browser forbids to play the video', async () => {
  const shown = showFilm();
  jest.spyOn(shown, 'play').mockRejectedValue(new DOMException('No gesture.', 'NotAllowedError'));

  await userEvent.click(button(true));

  expect(button(true)).toBeVisible();
});
