import type { ShopInfo } from '@lumora/shared-contract/storefront';
import { EmailLink } from '../links/email-link.tsx';
import * as styles from './company-facts.module.css';

/** Renders who runs the shop and how to reach them, with a link to a map; facts that are not set are left out. */
export function CompanyFacts({ company, email }: { company: ShopInfo['company']; email: string }) {
  const { legal_name, gstin, address, phone, grievance_officer } = company;
  return (
    <dl className={styles['facts']}>
      <Fact title="Company">{legal_name}</Fact>
      <Fact title="GSTIN">{gstin}</Fact>
      {address !== '' && (
        <Fact title="Workshop">
          {address}
          <br />
          <a href={mapUrl(address)} target="_blank" rel="noreferrer">
            Open the map
          </a>
        </Fact>
      )}
      {phone !== '' && (
        <Fact title="Phone">
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      <Fact title="Email">
        <EmailLink address={email} />
      </Fact>
      <Fact title="Grievance officer">{grievance_officer}</Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  if (children === '') return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function mapUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
