import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import type { Enquiry, ShopEnquiry } from '@lumora/shared-contract/enquiries';
import type { ListResponse } from '@lumora/shared-contract/http';
import { button, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { sendPictures } from '@lumora/shared-ui/testing/pictures.ts';
import { call, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { logoQuery } from './enquiries-api.ts';
import { EnquiriesPage } from './enquiries-page.tsx';
import { EnquiryPage } from './enquiry-page.tsx';

const network = useNetwork();
let senders = 0;

// jsdom has no object URLs
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  jest.restoreAllMocks();
});

async function makeEnquiry(wish = 'In warm white, for our bakery'): Promise<Enquiry> {
  senders += 1;
  const fields = { width_cm: '80', wish, name: unique('Meera'), phone: '98765 43210', email: 'meera@lumora.test' };
  const { reference } = await sendPictures<ShopEnquiry>('/enquiries', fields, ['logo'], {
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `10.9.${process.pid % 250}.${senders}`,
  });
  return findEnquiry(reference);
}

async function findEnquiry(reference: string): Promise<Enquiry> {
  const [found] = (await call<ListResponse<Enquiry>>('GET', `/admin/enquiries/list?q=${reference}`)).data;
  if (!found) throw new Error(`${reference} is not listed.`);
  return found;
}

function openList(search: string) {
  return openPage(<EnquiriesPage />, { path: '/admin/enquiries', at: `/admin/enquiries${search}` });
}

function openEnquiry({ id }: { id: number | string }, may?: readonly string[]) {
  return openPage(<EnquiryPage />, { path: '/admin/enquiries/:id', at: `/admin/enquiries/${id}`, ...(may && { may }) });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists an enquiry with its logo, size and status', async () => {
  const { name, reference, thumbnail } = await makeEnquiry();
  openList(`?q=${reference}`);

  const listed = await row(name);

  expect(within(listed).getByText('80 cm')).toBeVisible();
  expect(within(listed).getByText('New')).toBeVisible();
  expect(within(listed).getByRole('presentation')).toHaveAttribute('src', thumbnail);
});

it('shows the logo in full, the wish and links to reach the sender', async () => {
  const { id, name, reference } = await makeEnquiry();
  openEnquiry({ id });

  expect(await screen.findByRole('heading', { name: reference })).toBeVisible();
  expect(screen.getByText('In warm white, for our bakery')).toBeVisible();
  const sender = await region('Sender');
  expect(sender.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(sender.getByRole('link', { name: 'meera@lumora.test' })).toHaveAttribute('href', 'mailto:meera@lumora.test');
  const chat = sender.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(chat)).toContain(
    `Hello ${name}, this is about your logo in neon, 80 cm wide (${reference})`,
  );
  expect(await button('Download')).toBeVisible();
  expect(screen.getByRole('img', { name: `Logo of ${name}` })).toHaveAttribute('src', 'blob:logo');
});

it('downloads the logo under the number of the enquiry', async () => {
  const { id, reference } = await makeEnquiry();
  const downloads: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  const { user } = openEnquiry({ id });

  await user.click(await button('Download'));

  expect(downloads).toEqual([`${reference}.jpeg`]);
});

it('updates the status, shows who did it and moves the focus to the status', async () => {
  const { id, reference } = await makeEnquiry();
  const { user } = openEnquiry({ id });

  await user.click(await button('Mark as answered'));

  expect(await screen.findByText('Enquiry answered')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Status' })).toHaveFocus();
  expect((await region('Status')).getByText('Answered')).toBeVisible();
  expect((await findEnquiry(reference)).status).toBe('answered');
});

it('offers to reload an enquiry that another administrator has changed', async () => {
  const { id } = await makeEnquiry();
  const { user } = openEnquiry({ id });
  const close = await button('Close');
  await call('POST', `/admin/enquiries/update/${id}`, { status: 'answered' });

  await user.click(close);
  await user.click(await button('Reload'));

  expect(await screen.findByText('Answered')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('ignores the second click of a double click, which hits the button of another status', async () => {
  const { id, reference } = await makeEnquiry();
  openEnquiry({ id });

  fireEvent.click(await button('Close'), { detail: 2 });

  // by this response, a request sent by the click would be pending
  expect((await findEnquiry(reference)).status).toBe('new');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'false');
});

it('explains a failed Reload, which can be repeated', async () => {
  const { id } = await makeEnquiry();
  const { user } = openEnquiry({ id });
  const close = await button('Close');
  await call('POST', `/admin/enquiries/update/${id}`, { status: 'answered' });
  await user.click(close);
  network.fail('/admin/enquiries/edit', { status: 500, message: 'The database is not available.' });

  await user.click(await button('Reload'));
  expect(await screen.findByText('The database is not available.')).toBeVisible();
  network.passThrough('/admin/enquiries/edit');
  await user.click(await button('Reload'));

  expect(await screen.findByText('Answered')).toBeVisible();
});

it('hides the buttons from users without the permission to update', async () => {
  openEnquiry(await makeEnquiry(), ['enquiries.view']);

  await region('Status');

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('shows the thumbnail and a retry when the logo cannot be loaded', async () => {
  const { id, name, thumbnail } = await makeEnquiry();
  network.fail(`/logo/${id}`, { status: 500, message: 'The media store is not available.' });
  openEnquiry({ id });

  expect(await screen.findByText('The media store is not available.')).toBeVisible();
  expect(screen.getByRole('img', { name: `Logo of ${name}` })).toHaveAttribute('src', thumbnail);
  expect(await button('Retry')).toBeVisible();
});

it('shows that an enquiry does not exist', async () => {
  openEnquiry({ id: 999_999 });

  expect(await screen.findByRole('heading', { name: 'Enquiry not found' })).toBeVisible();
});

it('deletes an enquiry with its logo after a confirmation', async () => {
  const { name, reference } = await makeEnquiry();
  const { user } = openList(`?q=${reference}`);
  await row(name);

  await user.click(await button(/^Delete/));
  const confirmation = within(await screen.findByRole('dialog', { name: `Delete ${reference}?` }));
  await user.click(confirmation.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Enquiry deleted')).toBeVisible();
  expect((await call<ListResponse<Enquiry>>('GET', `/admin/enquiries/list?q=${reference}`)).data).toEqual([]);
});

/** Both pages of the enquiries, as the console has them. */
function EnquiryPages() {
  return useParams()['id'] === undefined ? <EnquiriesPage /> : <EnquiryPage />;
}

it('shows nothing of an enquiry again that was deleted in the list', async () => {
  const { id, name, reference } = await makeEnquiry();
  const paths = { path: '/admin/enquiries/:id?', at: `/admin/enquiries/${id}` };
  const { user, router, queryClient } = openPage(<EnquiryPages />, paths);
  await button('Download');
  await act(() => router.navigate(`/admin/enquiries?q=${reference}`));
  await user.click(await button(/^Delete/));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Enquiry deleted');

  await act(() => router.navigate(-1));

  expect(screen.queryByText(name)).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Enquiry not found' })).toBeVisible();
  expect(queryClient.getQueryData(logoQuery(id).queryKey)).toBeUndefined();
});

it('shows that another administrator has deleted the open enquiry', async () => {
  const { id, name } = await makeEnquiry();
  const { queryClient } = openEnquiry({ id });
  await screen.findByText(name);
  await call('DELETE', `/admin/enquiries/delete/${id}`);

  await act(() => queryClient.refetchQueries());

  expect(await screen.findByRole('heading', { name: 'Enquiry not found' })).toBeVisible();
  expect(screen.queryByText(name)).toBeNull();
});

it('explains an empty list with the page that enquiries come from, and copies its link', async () => {
  network.respond('/admin/enquiries/list', { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
  const { user } = openList('');
  await screen.findByText('No enquiries yet');
  const [copy, open] = [await button('Copy link'), screen.getByRole('link', { name: 'Open the page' })];
  expect(copy).toHaveClass('MuiButton-contained');
  expect(open).toHaveClass('MuiButton-text');

  await user.click(copy);

  expect(await navigator.clipboard.readText()).toBe('http://localhost/custom-neon/logo');
  expect(open).toHaveAttribute('href', '/custom-neon/logo');
});

it('says Offline in place of the rows of another query, and loads them with the next connection', async () => {
  const { name, reference } = await makeEnquiry();
  const { router } = openList('?status=new');
  await row(name);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));

  await act(() => router.navigate(`/admin/enquiries?q=${reference}`));
  expect(await screen.findByText('Offline')).toBeVisible();
  expect(screen.queryByText(name)).toBeNull();

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await row(name)).toBeVisible();
});
