import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  enquiryStatuses,
  type Enquiry,
  type EnquiryListQuery,
  type EnquiryUpdateInput,
} from '@lumora/shared-contract/enquiries';
import type { ApiResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';
import { crudResource, invalidate } from '@lumora/shared-ui/api';

const path = '/admin/enquiries';

/** The lists of enquiries. A change of the list reloads neither an open enquiry nor its logo. */
export const enquiriesApi = crudResource<Enquiry>({ http, path, key: ['mf-sales', 'enquiries', 'list'] });

/** Queries one page of the enquiries, with the number of matches on all pages. */
export function enquiriesQuery(query: EnquiryListQuery) {
  return queryOptions({
    ...enquiriesApi.page(query),
    // short, because shoppers send enquiries at any time
    staleTime: 10_000,
  });
}

/** Queries the number of enquiries that wait for an answer, as the `total` of a page. */
export const newEnquiriesQuery = enquiriesQuery({ status: 'new', page: 1, page_size: 1 });

/** Search parameters of the list of enquiries. */
export const enquirySearchParams = {
  sortable: ['reference', 'name', 'width_cm', 'status', 'created_at'],
  parseFilters: (getParam: (name: string) => string) => ({
    status: enquiryStatuses.find((status) => status === getParam('status')),
  }),
};

/** Queries an enquiry. */
export function enquiryQuery(id: number) {
  return queryOptions({
    queryKey: ['mf-sales', 'enquiries', 'one', id],
    queryFn: async ({ signal }) => (await http.get<ApiResponse<Enquiry>>(`${path}/edit/${id}`, { signal })).data,
    staleTime: 0,
  });
}

/** Queries the picture of an enquiry's logo. The request needs the session, so an `img` cannot load it by its URL. */
export function logoQuery(id: number) {
  return queryOptions({
    queryKey: ['mf-sales', 'enquiries', 'logo', id],
    queryFn: ({ signal }) => http.download(`${path}/logo/${id}`, { signal }),
    staleTime: Infinity,
  });
}

/** Removes what the cache has of a deleted enquiry: the contact details of its sender and the logo. */
export function removeCachedEnquiry(queryClient: QueryClient, id: number): void {
  for (const { queryKey } of [enquiryQuery(id), logoQuery(id)]) queryClient.removeQueries({ queryKey });
}

/** Changes the status of an enquiry. Resolves to the message for the user. */
export async function updateEnquiry(queryClient: QueryClient, id: number, input: EnquiryUpdateInput): Promise<string> {
  const { data, message } = await enquiriesApi.save(id, input);
  queryClient.setQueryData(enquiryQuery(id).queryKey, data);
  await invalidate(queryClient, enquiriesApi.changedKeys);
  return message;
}
