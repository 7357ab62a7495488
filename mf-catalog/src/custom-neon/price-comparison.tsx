import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  measureDesign,
  priceDesign,
  type Design,
  type DesignPrice,
  type DesignPricePart,
  type DesignRules,
} from '@lumora/shared-contract';
import { rupees } from '@lumora/shared-ui';

interface TriedPriceProps {
  design: Design;
  now: DesignRules;
  typed: DesignRules | null;
}

/** The price of a design part by part, by the rates of today and by those typed. */
export function PriceComparison({ design, now, typed }: TriedPriceProps) {
  const { width_cm, height_cm, tube_cm, board_cm2 } = measureDesign(design);
  const today = priceDesign(design, now);
  const then = typed && priceDesign(design, typed);
  const parts = inOrder.filter((part) => isPartOf(today, part) || (then !== null && isPartOf(then, part)));

  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`${width_cm} × ${height_cm} cm, ${(tube_cm / 100).toFixed(2)} m of tube, ${(board_cm2 / 10_000).toFixed(2)} m² of board`}
      </Typography>
      <Sums>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Now</th>
            <th scope="col">As typed</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{partWords[part]}</th>
              <td>{amountOf(today, part)}</td>
              <td>{then ? amountOf(then, part) : '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Price</th>
            <td>{rupees(today.paise / 100)}</td>
            <td>{then ? rupees(then.paise / 100) : '–'}</td>
          </tr>
        </tfoot>
      </Sums>
      <Typography role="status" sx={{ mt: 1 }}>
        {differenceWords(today, then)}
      </Typography>
    </div>
  );
}

const partWords = {
  start: 'Base price',
  tube: 'Neon tube',
  board: 'Backboard',
  dimmer: 'Dimmer',
  outdoor: 'Sealed for outdoors',
  least: 'Up to the smallest order',
};
const inOrder: DesignPricePart['part'][] = ['start', 'tube', 'board', 'dimmer', 'outdoor', 'least'];

function isPartOf({ parts }: DesignPrice, part: DesignPricePart['part']): boolean {
  return parts.some((one) => one.part === part);
}

function amountOf({ parts }: DesignPrice, part: DesignPricePart['part']): string {
  return rupees((parts.find((one) => one.part === part)?.paise ?? 0) / 100);
}

function differenceWords(today: DesignPrice, then: DesignPrice | null): string {
  if (then === null) return 'Mend the rates to see the new price.';
  const more = then.paise - today.paise;
  if (more === 0) return 'Shoppers pay what they pay now. Parts are rounded to whole rupees.';
  return `${rupees(Math.abs(more) / 100)} ${more > 0 ? 'more' : 'less'} than now. Parts are rounded to whole rupees.`;
}

const Sums = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0', fontWeight: 400, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start' },
  '& td': { paddingInlineStart: 12 },
  '& thead th': { color: vars.palette.text.secondary },
  '& tbody tr, & tfoot tr': { borderBlockStart: `1px solid ${vars.palette.divider}` },
  '& tfoot :is(th, td)': { fontWeight: 600 },
}));
