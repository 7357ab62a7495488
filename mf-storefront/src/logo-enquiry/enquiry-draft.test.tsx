import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  enquiryApi,
  field,
  fill,
  holdResponse,
  leavePage,
  logo,
  reload,
  returnByBack,
  returnByLink,
  send,
  stored,
} from '../testing/enquiry-form.ts';

test('The texts and the file stay in the form when the shopper leaves the page and returns', async () => {
  choose(logo());
  fill();

  await leavePage();
  await returnByBack();

  expect(field('Name')).toHaveValue('Meera');
  expect(screen.getByText('logo.svg')).toBeVisible();
  await send();
  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(enquiryApi.received[0]?.body).toContain('filename="logo.svg"');
});

test('After a reload the texts are in the form, and the field of the file asks for it again', async () => {
  choose(logo());
  fill();

  await reload();

  expect(field('Width in cm')).toHaveValue('80');
  expect(field(/^Your idea/)).toHaveValue('शुभ');
  expect(field('Mobile number')).toHaveValue('9876543210');
  expect(field('Logo')).toHaveAccessibleDescription(
    'Choose logo.svg again: a reload keeps only your texts. PNG, JPG, WEBP or SVG, at most 5 MB',
  );
  choose(logo());
  expect(field('Logo')).toHaveAccessibleDescription('PNG, JPG, WEBP or SVG, at most 5 MB');
});

test('The draft is removed once the logo has been sent', async () => {
  choose(logo());
  fill();
  await send();
  await screen.findByText('ENQ-7F3K2Q');
  expect(sessionStorage.getItem('lumora-logo-enquiry')).toBeNull();

  await leavePage();
  await returnByLink();

  expect(field('Name')).toHaveValue('');
  expect(screen.getByText('Choose a file')).toBeVisible();
});

test('After an error everything is still in the form, and the repeated request has the same key', async () => {
  enquiryApi.respond = () => ({ status: 503, body: { message: 'Try again in a minute.' } });
  choose(logo());
  fill();
  await send();
  expect(await screen.findByText(/^Try again in a minute. Nothing you entered is lost/)).toBeVisible();
  expect(field('Name')).toHaveValue('Meera');
  expect(screen.getByText('logo.svg')).toBeVisible();

  enquiryApi.respond = () => stored;
  await send();

  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(enquiryApi.received).toHaveLength(2);
  expect(enquiryApi.received[1]?.key).toBe(enquiryApi.received[0]?.key);
});

test('A logo that is being sent when the shopper leaves and returns cannot be sent again', async () => {
  const release = holdResponse();
  choose(logo());
  fill();
  await send();

  await leavePage();
  await returnByLink();

  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Meera. We have your logo.' })).toHaveFocus();
  expect(enquiryApi.received).toHaveLength(1);
});

test('A logo that was sent while the shopper was on another page is confirmed once, and on Back', async () => {
  const release = holdResponse();
  choose(logo());
  fill();
  await send();
  await leavePage();
  release();
  await waitFor(() => expect(sessionStorage.getItem('lumora-logo-enquiry')).toBeNull());

  await returnByLink();

  expect(screen.getByText('ENQ-7F3K2Q')).toBeVisible();
  await leavePage();
  await returnByBack();
  expect(screen.getByText('ENQ-7F3K2Q')).toBeVisible();
  await leavePage();
  await returnByLink();
  expect(field('Name')).toHaveValue('');
});

test('A logo that was not sent has the same key after the shopper leaves and returns', async () => {
  enquiryApi.respond = () => ({ status: 503, body: { message: 'Try again in a minute.' } });
  choose(logo());
  fill();
  await send();
  await screen.findByText(/^Try again in a minute/);

  await leavePage();
  await returnByLink();

  expect(screen.getByText(/^Try again in a minute/)).toBeVisible();
  enquiryApi.respond = () => stored;
  await send();
  expect(await screen.findByText('ENQ-7F3K2Q')).toBeVisible();
  expect(enquiryApi.received[1]?.key).toBe(enquiryApi.received[0]?.key);
});

test('A change that is made while the logo is sent stays in the draft', async () => {
  const release = holdResponse();
  choose(logo());
  fill();
  await send();
  fill({ Name: 'Meera Nair' });

  release();

  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you, Meera\./ })).toBeVisible();
  await leavePage();
  await returnByLink();
  expect(field('Name')).toHaveValue('Meera Nair');
});
