import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;
let sent: unknown[];
let respond: (response: Response) => void;

beforeEach(async () => {
  sent = [];
  close = openShop('/products/chai-and-chill', (post) => {
    sent.push(post);
    return new Promise((resolve) => (respond = resolve));
  });
  await screen.findByText('It glows.', { exact: false });
});

afterEach(() => {
  close();
  sessionStorage.clear();
});

const reviews = () => within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
const form = () => within(screen.getByRole('form', { name: 'Write a review' }));
const button = () => form().getByRole('button');
const saved = {
  id: 99,
  name: 'Zoya',
  city: '',
  is_verified: false,
  rating: 3,
  comment: 'Bright.',
  date: '2026-11-20',
  photo: null,
};

function fillIn(name: string, comment: string) {
  fireEvent.change(form().getByLabelText('Name'), { target: { value: name } });
  fireEvent.change(form().getByLabelText('Comment'), { target: { value: comment } });
}

test('The average rating is shown near the title and links to the reviews', async () => {
  const summary = await screen.findByRole('link', { name: /^4\.6 stars of 5 ?11 reviews$/ });

  expect(summary).toHaveAttribute('href', '#reviews');
  expect(reviews()[0]).toHaveTextContent('Ananya </script>, PuneVerified buyer3 Nov 2026It glows. Every night.');
  expect(screen.getByRole('listitem', { name: '5 stars: 7 reviews' })).toBeVisible();
});

test('The form follows the reviews, so that phones show the reviews first', () => {
  const list = screen.getByRole('list', { name: 'Reviews' });

  expect(list.compareDocumentPosition(screen.getByRole('form', { name: 'Write a review' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('A sent review appears at the top with its date, and the form is reset', async () => {
  await userEvent.click(form().getByRole('radio', { name: '3 stars' }));
  fillIn(' Zoya ', 'Bright. ');
  await userEvent.type(form().getByLabelText('City'), 'Pune');
  await userEvent.type(form().getByLabelText(/^Order number/), 'LUM-7F3K2Q');
  const start = performance.now();
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Submitting...');
  respond(Response.json({ data: saved }));
  await waitFor(() => expect(reviews()[0]).toHaveTextContent('Zoya20 Nov 2026Bright.'));

  expect(performance.now() - start).toBeGreaterThanOrEqual(345);
  expect(sent).toMatchObject([
    {
      path: '/products/12/reviews',
      body: { name: 'Zoya', city: 'Pune', order_reference: 'LUM-7F3K2Q', rating: 3, comment: 'Bright.' },
    },
  ]);
  expect(reviews()[0]).toHaveTextContent('Only you can see it until we approve it.');
  expect(reviews()).toHaveLength(3);
  expect(form().getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(form().getByLabelText('Name')).toHaveValue('');
  expect(form().getByRole('status')).toHaveTextContent('Thank you!');
  expect(button()).toHaveTextContent('Submit review');
});

test('An empty name or comment sends nothing and shows no message', async () => {
  fillIn('   ', 'Bright.');
  await userEvent.click(button());

  expect(sent).toEqual([]);
  expect(button()).toHaveTextContent('Submit review');
  expect(form().getByRole('alert')).toBeEmptyDOMElement();
});

test('A double click sends the review once', async () => {
  fillIn('Zoya', 'Bright.');
  await userEvent.dblClick(button());

  expect(sent).toHaveLength(1);
});

test('A review that is being written survives a visit to another page', async () => {
  await userEvent.click(form().getByRole('radio', { name: '3 stars' }));
  fillIn('Zoya', 'Bright.');
  await userEvent.type(form().getByLabelText('City'), 'Pune');
  await userEvent.click(screen.getByRole('link', { name: 'Track order' }));
  await screen.findByRole('heading', { level: 1, name: 'Track your order' });

  window.history.back();

  expect(await screen.findByLabelText('Comment')).toHaveValue('Bright.');
  expect(form().getByLabelText('Name')).toHaveValue('Zoya');
  expect(form().getByLabelText('City')).toHaveValue('Pune');
  expect(form().getByRole('radio', { name: '3 stars' })).toBeChecked();
});

test('A rejected review stays in the form, and the reason is shown', async () => {
  fillIn('Zoya', 'Bright.');
  await userEvent.click(button());
  respond(Response.json({ message: 'Too many attempts. Try again in 15 minutes.' }, { status: 429 }));

  expect(await form().findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  expect(form().getByLabelText('Comment')).toHaveValue('Bright.');
  expect(reviews()).toHaveLength(2);
});

test('Older reviews have their own URL, with the selected variant, and are scrolled to after the navigation', async () => {
  const scrolledAt: string[] = [];
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  Element.prototype.scrollIntoView = () => void scrolledAt.push(window.location.search);

  await userEvent.click(screen.getByRole('link', { name: 'Older reviews' }));

  expect(await screen.findByText('The first of all.')).toBeVisible();
  expect(window.location.search).toBe('?variant=3&reviews=2');
  expect(scrolledAt).toEqual(['?variant=3&reviews=2']);
  expect(screen.getByRole('link', { name: 'Newer reviews' })).toHaveAttribute(
    'href',
    '/products/chai-and-chill?variant=3#reviews',
  );
});
