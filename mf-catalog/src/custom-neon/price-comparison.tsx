import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  measureDesign,
  priceDesign,
  type Design,
  type DesignPrice,
  type DesignPricePart,
  type DesignRules,
} from '@lumora/shared-contract/designs';
import { formatPaise } from '@lumora/shared-contract/format';

interface PriceComparisonProps {
  design: Design;
  savedRules: DesignRules;
  isEdited: boolean;
  /** rules of the edited rates; null while one is invalid */
  editedRules: DesignRules | null;
}

/** Shows the price of a design, part by part, at the saved rates; beside it at the edited rates, once a rate is edited. */
export function PriceComparison({ design, savedRules, isEdited, editedRules }: PriceComparisonProps) {
  const { width_cm, height_cm, tube_cm, board_width_cm, board_height_cm } = measureDesign(design);
  const savedPrice = priceDesign(design, savedRules);
  const editedPrice = editedRules && priceDesign(design, editedRules);
  const parts = partOrder.filter(
    (part) => hasPart(savedPrice, part) || (editedPrice !== null && hasPart(editedPrice, part)),
  );

  return (
    <div>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {`${width_cm} × ${height_cm} cm, ${(tube_cm / 100).toFixed(2)} m tube, ${board_width_cm} × ${board_height_cm} cm board`}
      </Typography>
      <PriceTable>
        {isEdited && (
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Now</th>
              <th scope="col">After saving</th>
            </tr>
          </thead>
        )}
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{partLabels[part]}</th>
              <td>{formatPart(savedPrice, part)}</td>
              {isEdited && <td>{editedPrice ? formatPart(editedPrice, part) : '–'}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Price</th>
            <td>{formatPaise(savedPrice.paise)}</td>
            {isEdited && <td>{editedPrice ? formatPaise(editedPrice.paise) : '–'}</td>}
          </tr>
        </tfoot>
      </PriceTable>
      <Typography variant={isEdited ? 'body1' : 'caption'} component="p" role="status" sx={noteStyles(isEdited)}>
        {isEdited ? formatDifference(savedPrice, editedPrice) : roundingNote}
      </Typography>
    </div>
  );
}

const partLabels = {
  start: 'Base price',
  tube: 'Neon tube',
  board: 'Backboard',
  dimmer: 'Dimmer',
  outdoor: 'Sealed for outdoors',
  min_price: 'Up to the minimum price',
};
const partOrder: DesignPricePart['part'][] = ['start', 'tube', 'board', 'dimmer', 'outdoor', 'min_price'];

function hasPart({ parts }: DesignPrice, part: DesignPricePart['part']): boolean {
  return parts.some((item) => item.part === part);
}

function formatPart({ parts }: DesignPrice, part: DesignPricePart['part']): string {
  return formatPaise(parts.find((item) => item.part === part)?.paise ?? 0);
}

function formatDifference(saved: DesignPrice, edited: DesignPrice | null): string {
  if (edited === null) return 'Correct the rates to see the new price.';
  const differencePaise = edited.paise - saved.paise;
  if (differencePaise === 0) return `Same price as now. ${roundingNote}`;
  return `${formatPaise(Math.abs(differencePaise))} ${differencePaise > 0 ? 'more' : 'less'} than now. ${roundingNote}`;
}

const roundingNote = 'Parts are rounded to whole rupees.';

const noteStyles = (isEdited: boolean) => ({ mt: 1, color: isEdited ? 'text.primary' : 'text.secondary' });

const PriceTable = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0', fontWeight: 400, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start' },
  '& td': { paddingInlineStart: 12 },
  '& thead th': { color: vars.palette.text.secondary },
  '& tbody tr, & tfoot tr': { borderBlockStart: `1px solid ${vars.palette.divider}` },
  '& tfoot :is(th, td)': { paddingBlockStart: 12, fontSize: '1.25rem', fontWeight: 600, lineHeight: '28px' },
}));
