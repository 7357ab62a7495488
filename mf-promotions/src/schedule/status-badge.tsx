import { styled } from '@mui/material/styles';
import type { PromotionStatus } from '@lumora/shared-contract';
import { statusLabels } from './status-labels.ts';

/** Shows a status. Uses a plain element, because a page has many badges. */
export function StatusBadge({ status }: { status: PromotionStatus }) {
  return <Badge className={status}>{statusLabels[status]}</Badge>;
}

const Badge = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  paddingInline: 8,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 999,
  color: vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  '&.draft': { borderStyle: 'dashed' },
  '&.scheduled': { borderColor: vars.palette.warning.main, color: vars.palette.warning.main },
  '&.live': { borderColor: vars.palette.success.main, color: vars.palette.success.main, fontWeight: 500 },
}));
