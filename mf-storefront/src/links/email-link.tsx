/** Renders a link to write an e-mail. The address breaks before its domain where it does not fit into a line. */
export function EmailLink({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      <span>
        {user}
        <wbr />
        {`@${domain}`}
      </span>
    </a>
  );
}
