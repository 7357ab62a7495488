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

const tile = (name: string) => screen.findByRole('link', { name: `${name} – by night: open full screen` });
const viewer = () => screen.getByRole('dialog', { name: 'Pictures of the gallery' });
const count = () => within(viewer()).getByRole('status');

/** Dispatches the pointer events of a swipe, because jsdom has no touch input. */
function swipe(from: number, to: number) {
  const touch = { pointerType: 'touch', isPrimary: true };
  act(() => {
    fireEvent(viewer(), Object.assign(new MouseEvent('pointerdown', { clientX: from, bubbles: true }), touch));
    fireEvent(viewer(), Object.assign(new MouseEvent('pointerup', { clientX: to, bubbles: true }), touch));
  });
}

test('Every picture has its image and caption', async () => {
  expect(await tile('Sign 1')).toHaveAttribute('href', '/media/sign-1/1920.webp');
  expect(screen.getAllByText(/^Sign \d$/)).toHaveLength(8);
  expect(screen.getAllByText('by night')).toHaveLength(8);
});

test('Arrow keys move through the pictures in a cycle, and a click on the backdrop closes the viewer', async () => {
  await userEvent.click(await tile('Sign 1'));
  act(() => within(viewer()).getByRole('button', { name: 'Close' }).focus()); // browsers focus the dialog themselves

  await userEvent.keyboard('{ArrowLeft}');
  expect(count()).toHaveTextContent('8 of 8');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(count()).toHaveTextContent('2 of 8');
  await userEvent.click(viewer());

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Close returns the focus to the picture that opened the viewer', async () => {
  await userEvent.click(await tile('Sign 1'));

  await userEvent.click(within(viewer()).getByRole('button', { name: 'Close' }));

  expect(await tile('Sign 1')).toHaveFocus();
});

test('A swipe of more than 60 px moves to the next picture, a shorter one does not', async () => {
  await userEvent.click(await tile('Sign 3'));

  swipe(200, 140);
  expect(count()).toHaveTextContent('3 of 8');
  swipe(200, 139);
  expect(count()).toHaveTextContent('4 of 8');
  swipe(100, 161);
  expect(count()).toHaveTextContent('3 of 8');
});

test('The viewer has a chat link with the caption and the URL, and a link to the product', async () => {
  await userEvent.click(await tile('Sign 2'));

  const chat = within(viewer()).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toBe(`Sign 2 – by night\n${window.location.href}`);
  expect(within(viewer()).getByRole('link', { name: 'See this sign' })).toHaveAttribute('href', '/products/sign-2');
});
