import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount } from '../app.tsx';
import { urlOf, responseFor } from '../testing/sample-shop.ts';

const realFetch = globalThis.fetch;
let root: HTMLElement;

beforeEach(async () => {
  // jsdom has neither layout nor modal dialogs
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  globalThis.fetch = async (input) => {
    const answer = responseFor(urlOf(input).replace('/api', ''));
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  };
  window.history.replaceState(null, '', '/products/chai-and-chill');
  root = document.body.appendChild(document.createElement('div'));
  act(() => void mount(root, null));
  await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  root.remove();
});

const choice = (name: string) => screen.getByRole('radio', { name });
const article = () => within(screen.getByRole('article'));
const chat = () =>
  decodeURIComponent(article().getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href') ?? '');

test('What can be had at once is chosen at first', () => {
  expect(choice('26x23')).toBeChecked();
  expect(choice('Pink')).toBeChecked();
  expect(article().getByText('30% off')).toBeVisible();
  expect(article().getByText('In stock, ready to ship')).toBeVisible();
});

test('Another size or colour brings its price, its stock and its words for the chat', async () => {
  await userEvent.click(choice('Blue'));

  expect(article().getAllByText('₹1,49,999')[0]).toBeVisible();
  expect(article().getByText('Only 2 left, ready to ship')).toBeVisible();
  expect(chat()).toContain('Hi I want “Chai & Chill” (Size: 26x23, Colour: Blue) for ₹1,49,999. SKU CHAI-3');
});

test('A value outside the combination changes the rest as little as it must', async () => {
  await userEvent.click(choice('Blue'));
  await userEvent.click(choice('16x18'));

  expect(choice('Pink')).toBeChecked();
  expect(article().getByText('Made to order – tell us and we start bending')).toBeVisible();
});

test('The pictures are looked at on the whole screen, by keys, round and round', async () => {
  await userEvent.click(screen.getByRole('link', { name: /Open picture 1 of 2/ }));
  const viewer = within(screen.getByRole('dialog', { name: 'Pictures of Chai & Chill' }));

  expect(viewer.getByRole('status')).toHaveTextContent('1 of 2');
  act(() => viewer.getByRole('button', { name: 'Close' }).focus()); // browsers do so by themselves
  await userEvent.keyboard('{ArrowLeft}');
  expect(viewer.getByRole('status')).toHaveTextContent('2 of 2');
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('status')).toHaveTextContent('1 of 2');
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Shipping is behind its tab, which the arrow keys reach', async () => {
  await userEvent.type(screen.getByRole('tab', { name: 'Description' }), '{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Shipping' })).toHaveFocus();
  expect(screen.getByText('Free PAN India shipping')).toBeVisible();
  expect(screen.getByText('Bent by hand.')).not.toBeVisible();
});

test('The picture opens on the whole screen, where the keys lead to the others', async () => {
  await userEvent.click(article().getByRole('link', { name: /Open picture 1/ }));

  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of Chai & Chill' }));
  act(() => viewer.getByRole('button', { name: 'Close' }).focus()); // browsers do so by themselves
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('status')).toHaveTextContent(/^2 of \d$/);
});
