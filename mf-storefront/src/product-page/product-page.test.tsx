import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    const content = responseFor(urlOf(input).replace('/api', ''));
    return typeof content === 'number' ? Response.json({}, { status: content }) : Response.json(content);
  };
  window.history.replaceState(null, '', '/products/chai-and-chill');
  root = document.body.appendChild(document.createElement('div'));
  act(() => void mount(root, null));
  await screen.findByRole('heading', { level: 1, name: 'Chai & Chill' });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  window.dispatchEvent(new Event('online'));
  root.remove();
});

const option = (name: string | RegExp) => screen.getByRole('radio', { name });
const article = () => within(screen.getByRole('article'));
const stock = () => article().getAllByText(/business days$/)[0];
const chat = () =>
  decodeURIComponent(article().getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href') ?? '');

test('The first selected variant is in stock', () => {
  expect(option(/26 × 23 in/)).toBeChecked();
  expect(option('Pink')).toBeChecked();
  expect(article().getByText('30% off')).toBeVisible();
  expect(stock()).toHaveTextContent('In stock, dispatched in 3–5 business days');
});

test('The dates of the arrival do not repeat when the sign is dispatched', () => {
  expect(article().getByText(/^Order today: in most cities \d/)).not.toHaveTextContent('dispatched');
});

test('Selecting a size or colour updates price, stock and chat message', async () => {
  await userEvent.click(option('Blue'));

  expect(article().getAllByText('₹1,49,999')[0]).toBeVisible();
  expect(stock()).toHaveTextContent('Only 2 left, dispatched in 3–5 business days');
  expect(chat()).toContain('Hi I want “Chai & Chill” (Size: 26x23, Colour: Blue) for ₹1,49,999. SKU CHAI-3');
});

test('A choice that changes another option says so until the next choice', async () => {
  await userEvent.click(option('Blue'));
  await userEvent.click(option(/16 × 18 in/));

  const note = article().getByText('Colour changed to Pink: 41 × 46 cm is not available with Blue.');
  expect(note).toHaveAttribute('role', 'status');
  expect(option('Pink')).toBeChecked();
  await userEvent.click(option(/26 × 23 in/));
  expect(note).toBeEmptyDOMElement();
});

test('An accessory is shown with its price and added to the cart', async () => {
  const accessories = within(await screen.findByRole('region', { name: 'Goes with it' }));

  expect(accessories.getByText('₹450')).toBeVisible();
  await userEvent.click(accessories.getByRole('button', { name: 'Add Inline Dimmer to cart' }));

  expect(await accessories.findByText('Inline Dimmer is in your cart.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('The scale figure of the selected size precedes the accessories', async () => {
  const accessories = await screen.findByRole('region', { name: 'Goes with it' });

  await userEvent.click(option(/26 × 23 in/));

  const figure = article().getByText(
    '66 × 58 cm, about a third as wide as a 3-seat sofa (200 cm). Person 170 cm, door 200 cm. Dashed: other sizes.',
  );
  expect(figure.compareDocumentPosition(accessories)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('A picture in another colour than the selected one says which colour it shows', async () => {
  expect(article().queryByText('Shown in pink')).toBeNull();

  await userEvent.click(option('Blue'));

  expect(article().getByText('Shown in pink')).toBeVisible();
});

test('The shipping notes state the availability of the selected variant', async () => {
  await userEvent.click(option('Blue'));
  await userEvent.click(screen.getByRole('tab', { name: 'Shipping' }));

  const notes = screen.getByRole('tabpanel', { name: 'Shipping' });
  expect(notes).toHaveTextContent('Only 2 left, dispatched in 3–5 business days');
  expect(notes).not.toHaveTextContent('Made to order');
});

test('Selecting a value without the current combination changes as few other options as possible', async () => {
  await userEvent.click(option('Blue'));
  await userEvent.click(option(/16 × 18 in/));

  expect(option('Pink')).toBeChecked();
  expect(stock()).toHaveTextContent('Made to order, dispatched in 3–5 business days');
});

test('Arrow keys move through the full-screen pictures in a cycle', async () => {
  await userEvent.click(screen.getByRole('link', { name: /Open picture 1 of 2/ }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of Chai & Chill' }));

  expect(viewer.getByRole('status')).toHaveTextContent('1 of 2');
  act(() => viewer.getByRole('button', { name: 'Close' }).focus()); // browsers focus the dialog themselves
  await userEvent.keyboard('{ArrowLeft}');
  expect(viewer.getByRole('status')).toHaveTextContent('2 of 2');
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('status')).toHaveTextContent('1 of 2');
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('The full-screen viewer loads the next picture before it is shown, over its small rendition', async () => {
  await userEvent.click(screen.getByRole('link', { name: /Open picture 1 of 2/ }));
  const viewer = await screen.findByRole('dialog', { name: 'Pictures of Chai & Chill' });

  const sources = within(viewer)
    .getAllByRole('presentation', { hidden: true })
    .map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/media/front/320.avif', '/media/side/320.avif']);
  expect(within(viewer).getByRole('img', { name: 'Chai & Chill from the side', hidden: true })).toHaveAttribute(
    'loading',
    'eager',
  );
  expect(within(viewer).getAllByRole('img')).toHaveLength(1);
});

test('Arrow keys switch to the Shipping tab', async () => {
  await userEvent.type(screen.getByRole('tab', { name: 'Description' }), '{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Shipping' })).toHaveFocus();
  expect(screen.getByText('Free PAN India shipping')).toBeVisible();
  expect(screen.getByText('Bent by hand.')).not.toBeVisible();
});

test('The large picture opens full screen, and arrow keys show the others', async () => {
  await userEvent.click(article().getByRole('link', { name: /Open picture 1/ }));

  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures of Chai & Chill' }));
  act(() => viewer.getByRole('button', { name: 'Close' }).focus()); // browsers focus the dialog themselves
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('status')).toHaveTextContent(/^2 of \d$/);
});

test('The page states the warranty, also in the data for search engines', async () => {
  expect(article().getByText('Warranty: 24 months')).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Chai & Chill neon'));
  const [json = ''] = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  const warranty = { '@type': 'WarrantyPromise', durationOfWarranty: { value: 24, unitCode: 'MON' } };
  expect(JSON.parse(json)).toMatchObject({ offers: [{ warranty }, { warranty }, { warranty }] });
});

test('A product that is opened offline reports it', async () => {
  const sibling = await screen.findByRole('link', { name: 'Its sibling' });
  act(() => void window.dispatchEvent(new Event('offline')));

  await userEvent.click(sibling);

  expect(await screen.findByText(/We cannot reach the shop right now/)).toBeVisible();
});
