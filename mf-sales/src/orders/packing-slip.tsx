import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { Global } from '@emotion/react';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { formatPhone, rupees } from '@lumora/shared-contract/format';
import { formatIndiaDateTime } from '@lumora/shared-ui';
import { shopNameQuery } from './orders-api.ts';

/** Renders the packing slip, which is visible only in print and replaces the console there. */
export function PackingSlip({ order }: { order: OrderDetail }) {
  const { data: shopName } = useQuery(shopNameQuery);
  const { reference, name, phone, address, pin_code, note, lines, payment, total } = order;

  return createPortal(
    <article data-print="packing-slip">
      <Global styles={printStyles} />
      <header>
        <h1>{shopName}</h1>
        <p>
          Packing slip <strong>{reference}</strong>
          <br />
          {formatIndiaDateTime(order.created_at)}
        </p>
      </header>
      <address>
        <strong>{name}</strong>
        {`\n${address}\n${pin_code}\n${formatPhone(phone)}`}
      </address>
      <table>
        <thead>
          <tr>
            <th>Sign</th>
            <th>SKU</th>
            <th>Pieces</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>
                {line.name}
                <small>{line.details}</small>
              </td>
              <td>{line.sku}</td>
              <td>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== '' && <p style={noteStyles}>{`Note: ${note}`}</p>}
      <p style={dueStyles}>
        {payment === 'cod' ? `To collect on delivery: ${rupees(total)}` : `Total: ${rupees(total)}`}
      </p>
    </article>,
    document.body,
  );
}

const noteStyles = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const dueStyles = { fontSize: '13pt', fontWeight: 600, textAlign: 'end' } as const;

const slip = '[data-print="packing-slip"]';

const printStyles = {
  [slip]: { display: 'none' },
  '@media print': {
    [`body > :not(${slip})`]: { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    '@page': { margin: '16mm' },
    [slip]: {
      display: 'block',
      color: '#000',
      fontSize: '11pt',
      lineHeight: 1.45,
      '& + &': { breakBefore: 'page' },
      '& header': { display: 'flex', justifyContent: 'space-between', gap: 24 },
      '& header p': { textAlign: 'end' },
      '& h1': { fontSize: '20pt' },
      '& address': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontStyle: 'normal', margin: '24px 0' },
      '& table': { width: '100%', borderCollapse: 'collapse' },
      '& :is(th, td)': { padding: '6px 8px', borderBottom: '1px solid #999', textAlign: 'start', verticalAlign: 'top' },
      '& td': { overflowWrap: 'anywhere' },
      '& tr': { breakInside: 'avoid' },
      '& :is(th, td):last-of-type': { textAlign: 'end' },
      '& small': { display: 'block', color: '#444' },
    },
  },
} as const;
