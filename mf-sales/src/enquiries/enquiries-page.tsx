import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import DrawRounded from '@mui/icons-material/DrawRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { enquiryStatuses, type Enquiry } from '@lumora/shared-contract/enquiries';
import { useCan } from '@lumora/shared-auth';
import { copyText, ListPage, SavedViews, useDeleteRow } from '@lumora/shared-ui';
import { DataTable, useListSearchParams, usePageOfRows, type RowAction } from '@lumora/shared-ui/data-table';
import {
  enquiriesApi,
  enquiriesQuery,
  enquirySearchParams,
  newEnquiriesQuery,
  removeCachedEnquiry,
} from './enquiries-api.ts';
import { enquiryColumns } from './enquiry-columns.tsx';
import { enquiryStatusLabels } from './enquiry-labels.ts';

export function EnquiriesPage() {
  const { query, paging, filter } = useListSearchParams(enquirySearchParams);
  const { total, table } = usePageOfRows(enquiriesQuery(query));
  const navigate = useNavigate();
  const canDelete = useCan('enquiries.delete');
  const queryClient = useQueryClient();
  const remove = useDeleteRow(
    enquiriesApi,
    ({ reference, name }: Enquiry) => ({
      title: `Delete ${reference}?`,
      message: `The logo and the contact details of ${name} are deleted too. This cannot be undone.`,
    }),
    ({ id }) => removeCachedEnquiry(queryClient, id),
  );
  const actionsOf = (enquiry: Enquiry): RowAction[] => [
    { label: 'Delete', icon: <DeleteOutlineRounded />, onSelect: () => void remove(enquiry) },
  ];

  return (
    <ListPage title="Enquiries" description="Answer logo enquiries with a drawing and a price.">
      <SavedViews tableId="enquiries" views={useViews()} />
      <DataTable
        tableId="enquiries"
        label="Enquiries"
        columns={enquiryColumns}
        rowKey={getRowKey}
        {...table}
        filters={{
          fields: [
            {
              label: 'Status',
              allLabel: 'Any status',
              value: query.status ?? '',
              options: enquiryStatuses.map((status) => ({ value: status, label: enquiryStatusLabels[status] })),
              onChange: (value) => filter({ status: enquiryStatuses.find((status) => status === value) }),
            },
          ],
          onClear: () => filter({ status: undefined }),
        }}
        onOpen={({ id }) => void navigate(String(id))}
        actions={canDelete ? actionsOf : undefined}
        server={{ ...paging(total), loadAll: () => enquiriesApi.matching(query) }}
        empty={noEnquiries}
      />
    </ListPage>
  );
}

function useViews() {
  const { data: newEnquiries } = useQuery(newEnquiriesQuery);
  return [
    { name: 'All', search: '' },
    { name: 'New', search: 'status=new', count: newEnquiries?.total },
    { name: 'Answered', search: 'status=answered' },
  ];
}

const logoPagePath = '/custom-neon/logo';

const noEnquiries = {
  icon: <DrawRounded color="action" />,
  title: 'No enquiries yet',
  description:
    'A logo that a shopper sends, with its size and a phone number, appears here for you to answer with a drawing and a price. Share the link to the page to get the first.',
  action: (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <Button
        variant="contained"
        startIcon={<ContentCopyRounded />}
        onClick={() => void copyText(window.location.origin + logoPagePath, 'Link')}
      >
        Copy link
      </Button>
      <Button color="inherit" startIcon={<OpenInNewRounded />} href={logoPagePath} target="_blank" rel="noopener">
        Open the page
      </Button>
    </Stack>
  ),
};

const getRowKey = ({ id }: Enquiry) => id;
