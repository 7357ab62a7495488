import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { Global } from '@emotion/react';
import type { OrderDetail } from '@lumora/shared-contract/orders';
import { rupees } from '@lumora/shared-contract/format';
import { formatIndiaDateTime } from '@lumora/shared-ui';
import { formatPhone } from '../customer-page/format-phone.ts';
import { shopNameQuery } from './orders-api.ts';

/** Renders the packing slip, which is visible only in print and replaces the console there. */
export function PackingSlip({ order }: { order: OrderDetail }) {
  const { data: shopName } = useQuery(shopNameQuery);
  const { reference, name, phone, address, pin_code, note, lines, payment, total } = order;

  return createPortal(
    <article className="packing-slip">
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
      {note !== '' && <p className="note">{`Note: ${note}`}</p>}
      <p className="due">
        {payment === 'cod' ? `To collect on delivery: ${rupees(total)}` : `Total: ${rupees(total)}`}
      </p>
    </article>,
    document.body,
  );
}

const printStyles = {
  '.packing-slip': { display: 'none' },
  '@media print': {
    'body > :not(.packing-slip)': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    '@page': { margin: '16mm' },
    '.packing-slip + .packing-slip': { breakBefore: 'page' },
    '.packing-slip': { display: 'block', color: '#000', fontSize: '11pt', lineHeight: 1.45 },
    '.packing-slip header': { display: 'flex', justifyContent: 'space-between', gap: 24 },
    '.packing-slip header p': { textAlign: 'end' },
    '.packing-slip h1': { fontSize: '20pt' },
    '.packing-slip address': {
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      fontStyle: 'normal',
      margin: '24px 0',
    },
    '.packing-slip table': { width: '100%', borderCollapse: 'collapse' },
    '.packing-slip th, .packing-slip td': {
      padding: '6px 8px',
      borderBottom: '1px solid #999',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '.packing-slip td': { overflowWrap: 'anywhere' },
    '.packing-slip tr': { breakInside: 'avoid' },
    '.packing-slip :is(th, td):last-of-type': { textAlign: 'end' },
    '.packing-slip small': { display: 'block', color: '#444' },
    '.packing-slip .note': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '.packing-slip .due': { fontSize: '13pt', fontWeight: 600, textAlign: 'end' },
  },
} as const;
