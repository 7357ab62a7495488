import * as buttons from '../../styles/buttons.module.css';
import * as notices from '../../styles/notices.module.css';
import { LotusSign } from '../../home/hero/lotus-sign.tsx';

/** Said when the API does not answer. The sign is off; it comes on when the shop does. */
export function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={notices['notice']} role="alert">
      <LotusSign className={notices['sign']} light="off" />
      <h1>We cannot reach the shop right now</h1>
      <p>The lights are off for a moment. Nothing is lost; please try again in a minute.</p>
      {/* a form without fields loads the page again where no script runs */}
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        <button className={buttons['primary']} data-tube="pink">
          Try again
        </button>
      </form>
    </section>
  );
}
