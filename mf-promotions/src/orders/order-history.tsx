import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { OrderDetail } from '@lumora/shared-contract';
import { orderStatusWords } from '@lumora/shared-ui';
import { shopTime } from './shop-time.ts';

/** What is known of the order's way: when it came, and the last step that somebody made. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const { status, created_at, updated_at, updated_by, name } = order;

  return (
    <Card component="section" aria-label="History" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        History
      </Typography>
      <Steps>
        {status !== 'new' && (
          <li>
            {orderStatusWords[status]} by {updated_by}
            <Typography variant="body2" color="textSecondary">
              {shopTime(updated_at)}
            </Typography>
          </li>
        )}
        <li>
          Placed by {name}
          <Typography variant="body2" color="textSecondary">
            {shopTime(created_at)}
          </Typography>
        </li>
      </Steps>
    </Card>
  );
}

const Steps = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    paddingInlineStart: 20,
    overflowWrap: 'anywhere',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 6,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    backgroundColor: vars.palette.text.disabled,
  },
  '& > li:first-of-type::before': { backgroundColor: vars.palette.primary.main },
}));
