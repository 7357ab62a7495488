import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { imageUrl, thumbnailWidth } from '@lumora/shared-contract/images';
import { optionValues, type OrderDetail } from '@lumora/shared-contract/orders';
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
        <Term>Subtotal</Term>
        <dd>{rupees(order.subtotal)}</dd>
        <Term>Discount{order.voucher_code !== null && <code> {order.voucher_code}</code>}</Term>
        <dd>{order.discount > 0 ? `−${rupees(order.discount)}` : rupees(0)}</dd>
        <Term>Delivery</Term>
        <dd>Free</dd>
        <Term sx={totalStyles}>Total</Term>
        <Box component="dd" sx={totalStyles}>
          {rupees(order.total)}
        </Box>
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
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {path === null ? (
          <Typography sx={nameStyles}>{name}</Typography>
        ) : (
          <MuiLink href={path} target="_blank" rel="noopener" color="inherit" sx={nameStyles}>
            {name}
          </MuiLink>
        )}
        <Typography variant="body2" color="textSecondary">
          {optionValues(details).join(', ')}
        </Typography>
      </Box>
      <Box sx={amountStyles}>
        <Typography sx={{ fontWeight: 500 }}>{rupees(total)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {quantity === 1 ? '× 1' : `${quantity} × ${rupees(price)}`}
        </Typography>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={skuStyles}>
        {sku}
      </Typography>
    </li>
  );
}

interface LineProps {
  line: OrderDetail['lines'][number];
}

const amountStyles = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' };
/** Below name and amount, so that it fits one line. */
const skuStyles = { gridColumn: '2 / -1', overflowWrap: 'anywhere' };
const nameStyles = { fontWeight: 500, overflowWrap: 'anywhere' };

const List = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    columnGap: 12,
    padding: '12px 16px',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
}));

const Picture = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  // a row of its own height would let a portrait picture overflow at the bottom
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  gridRow: '1 / span 2',
  inlineSize: 56,
  blockSize: 70,
  overflow: 'hidden',
  borderRadius: 6,
  backgroundColor: vars.palette.action.hover,
  color: vars.palette.text.disabled,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  // the edge of a dark picture in the dark scheme
  '&::after': {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 0.1)',
    content: '""',
  },
}));

const totalStyles = { fontSize: '1rem', fontWeight: 600, color: 'text.primary' };

const Totals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  margin: 0,
  padding: '12px 16px',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0 },
});

const Term = styled('dt')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));
