import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;
let sent: unknown[];
let answer: (response: Response) => void;

beforeEach(async () => {
  sent = [];
  close = openShop('/products/chai-and-chill', (post) => {
    sent.push(post);
    return new Promise((resolve) => (answer = resolve));
  });
  await screen.findByText('It glows.', { exact: false });
});

afterEach(() => close());

const reviews = () => within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
const form = () => within(screen.getByRole('form', { name: 'Write a review' }));
const button = () => form().getByRole('button');
const made = { id: 99, name: 'Zoya', rating: 3, comment: 'Bright.', date: '2026-11-20' };

function write(name: string, comment: string) {
  fireEvent.change(form().getByLabelText('Name'), { target: { value: name } });
  fireEvent.change(form().getByLabelText('Comment'), { target: { value: comment } });
}

test('The rating stands near the title and leads to the reviews', async () => {
  const summary = await screen.findByRole('link', { name: /^4\.6 stars of 5 ?11 reviews$/ });

  expect(summary).toHaveAttribute('href', '#reviews');
  expect(reviews()[0]).toHaveTextContent('Ananya </script>3 Nov 2026It glows. Every night.');
  expect(screen.getByRole('listitem', { name: '5 stars: 7 reviews' })).toBeVisible();
});

test('A review is sent, shown at the top with its date, and the form is as it was', async () => {
  await userEvent.click(form().getByRole('radio', { name: '3 stars' }));
  write(' Zoya ', 'Bright. ');
  const start = performance.now();
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Submitting...');
  answer(Response.json({ data: made }));
  await waitFor(() => expect(reviews()[0]).toHaveTextContent('Zoya20 Nov 2026Bright.'));

  expect(performance.now() - start).toBeGreaterThanOrEqual(345);
  expect(sent).toMatchObject([{ path: '/products/12/reviews', body: { name: 'Zoya', rating: 3, comment: 'Bright.' } }]);
  expect(reviews()[0]).toHaveTextContent('Only you see it until we have read it.');
  expect(reviews()).toHaveLength(3);
  expect(form().getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(form().getByLabelText('Name')).toHaveValue('');
  expect(form().getByRole('status')).toHaveTextContent('Thank you!');
  expect(button()).toHaveTextContent('Submit review');
});

test('An empty name or comment sends nothing and says nothing', async () => {
  write('   ', 'Bright.');
  await userEvent.click(button());

  expect(sent).toEqual([]);
  expect(button()).toHaveTextContent('Submit review');
  expect(form().getByRole('alert')).toBeEmptyDOMElement();
});

test('Pressing twice sends once', async () => {
  write('Zoya', 'Bright.');
  await userEvent.dblClick(button());

  expect(sent).toHaveLength(1);
});

test('What could not be sent stays, and why is said', async () => {
  write('Zoya', 'Bright.');
  await userEvent.click(button());
  answer(Response.json({ message: 'Too many attempts. Try again in 15 minutes.' }, { status: 429 }));

  expect(await form().findByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  expect(form().getByLabelText('Comment')).toHaveValue('Bright.');
  expect(reviews()).toHaveLength(2);
});

test('Older reviews have an address of their own', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Older reviews' }));

  expect(await screen.findByText('The first of all.')).toBeVisible();
  expect(window.location.search).toBe('?reviews=2');
  expect(screen.getByRole('link', { name: 'Newer reviews' })).toHaveAttribute(
    'href',
    '/products/chai-and-chill#reviews',
  );
});
