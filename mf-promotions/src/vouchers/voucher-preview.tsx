import { useFormikContext } from 'formik';
import { styled } from '@mui/material/styles';
import { voucherAmount } from '@lumora/shared-contract/promotions';
import { rupees, toPaise, toRupees } from '@lumora/shared-contract/format';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { SketchedBar } from '../preview/shop-sketch.tsx';
import { ShopParagraph } from '../preview/shop-theme.ts';
import { withoutHiddenFields, type RuleValues } from './voucher-values.ts';

/** Subtotal of the preview's cart in rupees; the voucher's minimum where that is higher. */
const exampleSubtotal = 5000;

/** Shows the total of a cart whose products are all in the voucher's scope, while the voucher is live. */
export function VoucherPreview() {
  const { values } = useFormikContext<RuleValues & { code: string }>();
  const code = values.code.trim().toUpperCase() || 'CODE';
  const subtotal = Math.max(exampleSubtotal, values.min_order || 0);
  const discount = previewDiscount(values, subtotal);

  return (
    <PreviewFrame>
      {() => (
        <>
          <SketchedBar />
          <Cart>
            <Panel>
              <Line>
                <span>
                  Voucher <b>{code}</b>
                </span>
                <Remove>Remove</Remove>
              </Line>
              <Small>
                {code} takes {rupees(discount)} off.
              </Small>
            </Panel>
            <Panel sx={{ background: 'var(--lumora-surface)' }}>
              {discount > 0 && (
                <Quiet>
                  {rupees(subtotal)} less {rupees(discount)} by your voucher
                </Quiet>
              )}
              <Line>
                <span>Total for 1 item</span> <Total>{rupees(subtotal - discount)}</Total>
              </Line>
              <Quiet>{discount > 0 && `You save ${rupees(discount)}. `}Free PAN India shipping.</Quiet>
            </Panel>
          </Cart>
        </>
      )}
    </PreviewFrame>
  );
}

/** Returns the discount in rupees; an empty or unreadable amount counts as 0. */
function previewDiscount({ kind, amount, max_discount }: RuleValues, subtotal: number): number {
  const cap = max_discount ? toPaise(max_discount) : null;
  const rule = withoutHiddenFields({ kind, amount: toPaise(amount || 0), max_discount: cap });
  return toRupees(voucherAmount(rule, toPaise(subtotal)));
}

const Cart = styled('div')({ display: 'grid', gap: 16, maxWidth: 480, margin: '0 auto', padding: 16 });

const Panel = styled('div')({
  display: 'grid',
  gap: 6,
  padding: 16,
  border: '1px solid var(--lumora-line)',
  borderRadius: 14,
  overflowWrap: 'anywhere',
});

const Line = styled(ShopParagraph)({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
});

const Remove = styled('u')({ color: 'var(--lumora-quiet)', textUnderlineOffset: 4 });

const Total = styled('b')({ fontSize: 22, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const Small = styled(ShopParagraph)({ fontSize: 14 });

const Quiet = styled(Small)({ color: 'var(--lumora-quiet)' });
