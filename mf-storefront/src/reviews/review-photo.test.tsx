import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShop } from '../testing/open-shop.ts';

let close: () => void;
let sent: { path: string; body: unknown }[];
let respond: () => Response;
const { createObjectURL, revokeObjectURL } = URL;

beforeEach(async () => {
  sent = [];
  // jsdom has no object URLs
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  close = openShop('/products/chai-and-chill', (post) => {
    sent.push(post);
    return respond();
  });
  await screen.findByText('It glows.', { exact: false });
});

afterEach(() => {
  close();
  sessionStorage.clear();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const form = () => within(screen.getByRole('form', { name: 'Write a review' }));
const photoField = () => form().findByLabelText('Photo (optional)');
const choose = async (file: File) => fireEvent.change(await photoField(), { target: { files: [file] } });
const send = () => userEvent.click(form().getByRole('button', { name: 'Submit review' }));
const jpeg = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
const saved = {
  id: 99,
  name: 'Zoya',
  city: '',
  is_verified: true,
  rating: 5,
  comment: 'Bright.',
  date: '2026-11-20',
  photo: null,
};

function fillIn() {
  for (const [label, value] of [
    ['Name', 'Zoya'],
    ['Comment', 'Bright.'],
    [/^Order number/, 'LUM-7F3K2Q'],
  ] as const)
    fireEvent.change(form().getByLabelText(label), { target: { value } });
}

test('The photo of a review links to the large picture', () => {
  const [review] = within(screen.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
  const link = within(review as HTMLElement).getByRole('link', { name: 'Photo by Ananya' });

  expect(link).toHaveAttribute('href', '/media/ananyas-wall/1280.jpg');
  expect(within(link).getByRole('img')).toHaveAttribute('src', '/media/ananyas-wall/640.jpg');
  expect(screen.getAllByRole('link', { name: /^Photo by/ })).toHaveLength(1);
});

test('A review with an order number can have a photo, which is sent with it', async () => {
  respond = () => Response.json({ data: saved });
  expect(form().queryByLabelText('Photo (optional)')).toBeNull();
  fillIn();
  await choose(jpeg);
  expect(form().getByRole('img', { name: 'Preview of your photo' })).toBeVisible();

  await send();

  expect(await form().findByText(/^Thank you!/)).toBeVisible();
  expect(sent).toMatchObject([
    {
      path: '/products/12/reviews',
      body: { name: 'Zoya', comment: 'Bright.', rating: '5', city: '', order_reference: 'LUM-7F3K2Q' },
    },
  ]);
  expect(sent[0]?.body).toHaveProperty('photo.name', 'wall.jpg');
  expect(form().queryByLabelText('Photo (optional)')).toBeNull();
});

test('A removed photo, and one without an order number, is not sent', async () => {
  respond = () => Response.json({ message: 'Try later.' }, { status: 503 });
  fillIn();
  await choose(jpeg);
  await userEvent.click(form().getByRole('button', { name: 'Remove the photo' }));
  await send();
  await form().findByText('Try later.');
  await choose(jpeg);
  fireEvent.change(form().getByLabelText(/^Order number/), { target: { value: ' ' } });
  await send();
  await form().findByText('Try later.');

  expect(sent).toHaveLength(2);
  for (const { body } of sent) expect(body).not.toHaveProperty('photo');
});

test('A removed photo can be chosen again', async () => {
  fillIn();
  await userEvent.upload(await photoField(), jpeg);
  await userEvent.click(form().getByRole('button', { name: 'Remove the photo' }));

  await userEvent.upload(await photoField(), jpeg);

  expect(form().getByText('wall.jpg')).toBeVisible();
});

test.each([
  ['of another type', new File(['x'], 'a.pdf', { type: 'application/pdf' }), 'Send a PNG, JPG or WEBP, at most 5 MB'],
  [
    'of more than 5 MB',
    new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
    'The file is larger than 5 MB. Send a smaller one.',
  ],
])('A photo %s replaces the photo before it, and stops the review at its field', async (_what, file, message) => {
  fillIn();
  await choose(jpeg);

  await choose(file);
  await send();

  expect(form().getByText(file.name)).toBeVisible();
  expect(form().queryByText('wall.jpg')).toBeNull();
  expect(await photoField()).toHaveAccessibleDescription(message);
  expect(await photoField()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('A photo that the browser cannot show stops the review until it is removed', async () => {
  respond = () => Response.json({ data: saved });
  fillIn();
  await choose(jpeg);

  fireEvent.error(form().getByRole('img', { name: 'Preview of your photo' }));
  await send();

  expect(await photoField()).toHaveAccessibleDescription(/^This file cannot be shown/);
  expect(await photoField()).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(form().getByRole('button', { name: 'Remove the photo' }));
  expect(await photoField()).toHaveAccessibleDescription('PNG, JPG or WEBP, at most 5 MB');
  await send();
  await form().findByText(/^Thank you!/);
  expect(sent[0]?.body).not.toHaveProperty('photo');
});

test('Another photo replaces a rejected one, and is sent', async () => {
  respond = () => Response.json({ data: saved });
  fillIn();
  await choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }));

  await choose(jpeg);
  await send();

  await form().findByText(/^Thank you!/);
  expect(sent[0]?.body).toHaveProperty('photo.name', 'wall.jpg');
});

test('After a rejected photo, text and photo stay in the form, with the reason at the photo until another is chosen', async () => {
  const message = 'The image is damaged or incomplete. Try saving it again.';
  respond = () => Response.json({ message, error: 'invalid', fields: { photo: message } }, { status: 422 });
  fillIn();
  await choose(jpeg);

  await send();

  await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(message));
  expect(await photoField()).toHaveAccessibleDescription(message);
  expect(form().getByLabelText('Comment')).toHaveValue('Bright.');
  expect(form().getByText('wall.jpg')).toBeVisible();
  await choose(new File(['x'], 'better.png', { type: 'image/png' }));
  expect(await photoField()).toHaveAccessibleDescription('PNG, JPG or WEBP, at most 5 MB');
});

test('An order number that verifies no photo is rejected at its field', async () => {
  const message = 'Only buyers can add a photo.';
  respond = () => Response.json({ message, error: 'invalid', fields: { order_reference: message } }, { status: 422 });
  fillIn();
  await choose(jpeg);

  await send();

  await waitFor(() => expect(form().getByRole('alert')).toHaveTextContent(message));
  expect(form().getByLabelText(/^Order number/)).toHaveAccessibleDescription(message);
  expect(form().getByLabelText(/^Order number/)).toBeInvalid();
});
