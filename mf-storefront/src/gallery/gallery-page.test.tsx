import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;

beforeEach(async () => {
  close = openShop('/gallery');
  await screen.findByRole('heading', { level: 1, name: 'Gallery' });
});

afterEach(() => close());

const tile = (name: string) => screen.findByRole('link', { name: `${name} – by night: open on the whole screen` });
const viewer = () => screen.getByRole('dialog', { name: 'Pictures of the gallery' });
const count = () => within(viewer()).getByRole('status');

/** jsdom knows no fingers: what a browser tells of one. */
function swipe(from: number, to: number) {
  const finger = { pointerType: 'touch', isPrimary: true };
  act(() => {
    fireEvent(viewer(), Object.assign(new MouseEvent('pointerdown', { clientX: from, bubbles: true }), finger));
    fireEvent(viewer(), Object.assign(new MouseEvent('pointerup', { clientX: to, bubbles: true }), finger));
  });
}

test('Every sign has its picture and its caption', async () => {
  expect(await tile('Sign 1')).toHaveAttribute('href', '/media/sign-1/1920.webp');
  expect(screen.getAllByText(/^Sign \d – by night$/)).toHaveLength(8);
});

test('Keys move round and round, and a click beside the picture closes', async () => {
  await userEvent.click(await tile('Sign 1'));
  act(() => within(viewer()).getByRole('button', { name: 'Close' }).focus()); // browsers do so by themselves

  await userEvent.keyboard('{ArrowLeft}');
  expect(count()).toHaveTextContent('8 of 8');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(count()).toHaveTextContent('2 of 8');
  await userEvent.click(viewer());

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Closed by its button, it gives the focus back to the picture that opened it', async () => {
  await userEvent.click(await tile('Sign 1'));

  await userEvent.click(within(viewer()).getByRole('button', { name: 'Close' }));

  expect(await tile('Sign 1')).toHaveFocus();
});

test('A swipe over 60 px moves, a shorter one does not', async () => {
  await userEvent.click(await tile('Sign 3'));

  swipe(200, 140);
  expect(count()).toHaveTextContent('3 of 8');
  swipe(200, 139);
  expect(count()).toHaveTextContent('4 of 8');
  swipe(100, 161);
  expect(count()).toHaveTextContent('3 of 8');
});

test('The chat is told the caption and the address of the page, and the sign is one click away', async () => {
  await userEvent.click(await tile('Sign 2'));

  const chat = within(viewer()).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toBe(`Sign 2 – by night\n${window.location.href}`);
  expect(within(viewer()).getByRole('link', { name: 'See this sign' })).toHaveAttribute('href', '/products/sign-2');
});
