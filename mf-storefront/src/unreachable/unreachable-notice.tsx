import * as buttons from '../styles/buttons.module.css';
import * as notices from '../styles/notices.module.css';
import { LotusSign } from '../neon/lotus-sign.tsx';

/** Renders the message that the API is not available, with an unlit sign and a retry button. */
export function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={notices['notice']} role="alert">
      <LotusSign className={notices['sign']} light="off" />
      <h1>We cannot reach the shop right now</h1>
      <p>Please try again in a minute. Your cart is safe.</p>
      {/* without scripts the form reloads the page */}
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        <button className={buttons['primary']}>Try again</button>
      </form>
    </section>
  );
}
