import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract/images';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { rupees } from '@lumora/shared-contract/format';

export function OrderLines({ order }: { order: OrderDetail }) {
  return (
    <Card component="section" aria-label="Signs">
      <List>
        {order.lines.map((line, index) => (
          <OrderLine key={index} line={line} />
        ))}
      </List>
      <Totals>
        <dt>Subtotal</dt>
        <dd>{rupees(order.subtotal)}</dd>
        <dt>Discount{order.voucher_code !== null && <code> {order.voucher_code}</code>}</dt>
        {order.discount > 0 ? <dd>−{rupees(order.discount)}</dd> : <dd className="none">–</dd>}
        <dt>Delivery</dt>
        <dd>Free</dd>
        <dt className="total">Total</dt>
        <dd className="total">{rupees(order.total)}</dd>
      </Totals>
    </Card>
  );
}

function OrderLine({ line: { name, details, sku, path, image, price, quantity, total } }: LineProps) {
  return (
    <li>
      <Picture>
        {image ? (
          <img src={imageUrl(image.hash, thumbnailWidth, 'webp')} alt="" loading="lazy" decoding="async" />
        ) : (
          <ImageOutlined fontSize="small" />
        )}
      </Picture>
      <div className="item">
        {path === null ? (
          <Typography sx={nameStyles}>{name}</Typography>
        ) : (
          <MuiLink href={path} target="_blank" rel="noopener" color="inherit" sx={nameStyles}>
            {name}
          </MuiLink>
        )}
        <Typography variant="body2" color="textSecondary">
          {details}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {sku}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {quantity} × {rupees(price)}
        </Typography>
      </div>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>{rupees(total)}</Typography>
    </li>
  );
}

interface LineProps {
  line: OrderDetail['lines'][number];
}

const nameStyles = { fontWeight: 500, overflowWrap: 'anywhere' };

const List = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: 12,
    padding: '12px 16px',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& .item': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

const Picture = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 56,
  blockSize: 56,
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: vars.palette.action.hover,
  color: vars.palette.text.disabled,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}));

const Totals = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  margin: 0,
  padding: '12px 16px',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0 },
  '& dt, & .none': { color: vars.palette.text.secondary },
  '& .total': { fontSize: '1rem', fontWeight: 600, color: vars.palette.text.primary },
}));
