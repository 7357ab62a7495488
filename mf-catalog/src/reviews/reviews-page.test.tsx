import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApiResponse, ListResponse, ReviewRow, ShopReview } from '@lumora/shared-contract';
import { button, dialog, openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { apiOrigin, call, makeProduct, unique } from '@lumora/shared-ui/testing/real-api.ts';
import { ReviewsPage } from './reviews-page.tsx';

const network = useNetwork();
let writers = 0;

/** Each shopper has an address of their own: the limit counts by address. */
async function write(productId: number, name: string): Promise<ShopReview> {
  writers += 1;
  const response = await fetch(`${apiOrigin}/api/products/${productId}/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.7.${process.pid % 250}.${writers}` },
    body: JSON.stringify({ name, rating: 4, comment: `${name} says that it glows.` }),
  });
  const answer: ApiResponse<ShopReview> = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** Opens the page with the search for a new product that these people have written about. */
async function openReviewsOf(names: string[], { more = '', ...may }: { more?: string; may?: ['reviews.view'] } = {}) {
  const product = await makeProduct({ is_active: true });
  const people = names.map(unique);
  for (const name of people) await write(product.id, name);
  const at = `/admin/reviews?q=${encodeURIComponent(product.name)}${more}`;
  return { ...openPage(<ReviewsPage />, { path: '/admin/reviews', at, ...may }), product, people };
}

const stateOf = async (name: string) =>
  (await call<ListResponse<ReviewRow>>('GET', `/admin/reviews/list?q=${encodeURIComponent(name)}`)).data[0]?.state;

it('shows what shoppers wrote, of which product, and that it waits', async () => {
  const { product, people } = await openReviewsOf(['Asha']);

  const shown = await row(people[0] ?? '');

  expect(within(shown).getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/admin/products/${product.id}/edit`,
  );
  expect(within(shown).getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(within(shown).getByText(`${people[0]} says that it glows.`)).toBeVisible();
  expect(within(shown).getByText('Waiting')).toBeVisible();
});

it('approves a review, which shoppers then read', async () => {
  const { user, product, people } = await openReviewsOf(['Asha']);

  await user.click(await button(`Approve ${people[0]}`));

  expect(await screen.findByText('Review approved')).toBeVisible();
  expect(await within(await row(people[0] ?? '')).findByText('Approved')).toBeVisible();
  const read = () => call<ListResponse<ShopReview>>('GET', `/products/${product.id}/reviews`);
  await waitFor(async () => expect((await read()).data).toMatchObject([{ name: people[0] }]));
});

it('reads a review in full and hides it', async () => {
  const { user, people } = await openReviewsOf(['Asha']);

  await user.click(await button(`Read ${people[0]}`));
  const opened = within(await dialog(`Review by ${people[0]}`));
  expect(opened.getByText(`${people[0]} says that it glows.`)).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Hide' }));

  expect(await screen.findByText('Review hidden')).toBeVisible();
  expect(await stateOf(people[0] ?? '')).toBe('hidden');
});

it('deletes a review after a question', async () => {
  const { user, people } = await openReviewsOf(['Asha']);

  await user.click(await button(`Delete ${people[0]}`));
  const question = await dialog(`Delete the review by ${people[0]}?`);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Review deleted')).toBeVisible();
  expect(await stateOf(people[0] ?? '')).toBeUndefined();
});

it('approves all that are selected', async () => {
  const { user, people } = await openReviewsOf(['Asha', 'Bala', 'Chitra']);
  for (const name of people.slice(0, 2)) {
    await user.click(within(await row(name)).getByRole('checkbox'));
  }

  await user.click(await button('Approve'));

  expect(await screen.findByText('2 reviews approved')).toBeVisible();
  expect(await Promise.all(people.map(stateOf))).toEqual(['approved', 'approved', 'waiting']);
});

it('narrows by state, and asks the server for what its address says', async () => {
  const { user, router, people } = await openReviewsOf(['Asha'], { more: '&state=approved&sort=-rating&page_size=5' });
  expect(await screen.findByText('No results found. Try adjusting your search.')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting');

  expect(await row(people[0] ?? '')).toBeVisible();
  expect(router.state.location.search).toContain('state=waiting');
  const asked = network.calls.map(({ path }) => path).filter((path) => path.includes('/admin/reviews/list'));
  expect(asked[0]).toContain('sort=-rating');
  expect(asked[0]).toContain('page_size=5');
});

it('says why a change failed, and keeps what was selected', async () => {
  const { user, people } = await openReviewsOf(['Asha']);
  await user.click(within(await row(people[0] ?? '')).getByRole('checkbox'));
  network.refuse('/admin/reviews/approve', { status: 500, message: 'The lights went out.' });

  await user.click(await button('Approve'));

  expect(await screen.findByText('The lights went out.')).toBeVisible();
  expect(within(await row(people[0] ?? '')).getByRole('checkbox')).toBeChecked();
});

it('offers no decision to who may only look', async () => {
  const { people } = await openReviewsOf(['Asha'], { may: ['reviews.view'] });

  await row(people[0] ?? '');

  expect(screen.queryByRole('button', { name: /^(Approve|Hide|Delete)/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await button(`Read ${people[0]}`)).toBeVisible();
});
