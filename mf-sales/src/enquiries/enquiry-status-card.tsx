import { useRef, type MouseEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { enquiryStatuses, type Enquiry, type EnquiryStatus } from '@lumora/shared-contract/enquiries';
import { useCan } from '@lumora/shared-auth';
import { toast } from '@lumora/shared-ui';
import { ConflictAlert, toastUnlessConflict } from '../customer-page/conflict-alert.tsx';
import { isSecondClick } from '../customer-page/is-second-click.ts';
import { statusButtonsStyles, statusCardStyles } from '../customer-page/status-styles.ts';
import { updateEnquiry } from './enquiries-api.ts';
import { statusActions } from './enquiry-labels.ts';
import { EnquiryStatusChip } from './enquiry-status-chip.tsx';

interface EnquiryStatusCardProps {
  enquiry: Enquiry;
  /** rejects if the enquiry fails to load */
  onReload: () => Promise<void>;
}

/** Shows the status of an enquiry with the buttons that change it. */
export function EnquiryStatusCard({ enquiry, onReload }: EnquiryStatusCardProps) {
  const { id, status, updated_at, updated_by } = enquiry;
  const canUpdate = useCan('enquiries.update');
  const queryClient = useQueryClient();
  const card = useRef<HTMLElement>(null);
  const change = useMutation({
    mutationFn: (next: EnquiryStatus) => updateEnquiry(queryClient, id, { status: next, updated_at }),
    onSuccess(message) {
      toast.success(message);
      // the button that was clicked is removed
      card.current?.focus();
    },
    onError: toastUnlessConflict,
  });

  function changeStatus(next: EnquiryStatus, click: MouseEvent) {
    if (!change.isPending && !isSecondClick(click)) change.mutate(next);
  }

  return (
    <Card component="section" ref={card} tabIndex={-1} aria-label="Status" sx={statusCardStyles}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <EnquiryStatusChip status={status} />
        <Typography color="textSecondary" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {status === 'new' ? 'Send a drawing and a price.' : `By ${updated_by}`}
        </Typography>
        {canUpdate && (
          <Stack direction="row" sx={statusButtonsStyles}>
            {nextStatuses(status).map((next) => (
              <Button
                key={next}
                variant={next === 'answered' ? 'contained' : 'outlined'}
                aria-disabled={change.isPending}
                onClick={(event) => changeStatus(next, event)}
              >
                {statusActions[next]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
      <ConflictAlert change={change} onReload={onReload} />
    </Card>
  );
}

/** Orders the other statuses so that “Mark as answered” comes last. */
function nextStatuses(status: EnquiryStatus): EnquiryStatus[] {
  return enquiryStatuses
    .filter((next) => next !== status)
    .toSorted((a, b) => Number(a === 'answered') - Number(b === 'answered'));
}
