import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  enquiryStatuses,
  type Enquiry,
  type EnquiryListQuery,
  type EnquiryUpdateInput,
} from '@lumora/shared-contract/enquiries';
import type { ApiResponse, ListResponse } from '@lumora/shared-contract/http';
import { http } from '@lumora/shared-auth/core';
import { listQuery, type WriteResponse } from '@lumora/shared-ui/api';

const path = '/admin/enquiries';

/** Queries one page of the enquiries, with the number of matches on all pages. */
export function enquiriesQuery(query: EnquiryListQuery) {
  return queryOptions({
    ...listQuery<Enquiry>({ http, key: ['mf-sales', 'enquiries', 'list'], path: `${path}/list`, query }),
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

/** Fetches all matching enquiries, without paging. */
export async function readAllEnquiries(query: Omit<EnquiryListQuery, 'page' | 'page_size'>): Promise<Enquiry[]> {
  return (await http.get<ListResponse<Enquiry>>(`${path}/list`, { query })).data;
}

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

/** Deletes an enquiry with its logo. Resolves to the server's response. */
export function deleteEnquiry(id: number): Promise<WriteResponse<null>> {
  return http.delete(`${path}/delete/${id}`);
}

/** Changes the status of an enquiry. Resolves to the message for the user. */
export async function updateEnquiry(queryClient: QueryClient, id: number, input: EnquiryUpdateInput): Promise<string> {
  const { data, message = '' } = await http.post<ApiResponse<Enquiry>>(`${path}/update/${id}`, input);
  queryClient.setQueryData(enquiryQuery(id).queryKey, data);
  await queryClient.invalidateQueries({ queryKey: ['mf-sales', 'enquiries', 'list'] });
  return message;
}
