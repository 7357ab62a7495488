import type { MouseEvent } from 'react';
import buttons from '../../look/buttons.module.css';
import notices from '../../look/notices.module.css';
import { LotusSign } from '../hero/lotus-sign.tsx';

/** Said when the API does not answer. The sign is off; it comes on when the shop does. */
export function ShopUnreachable({ onRetry }: { onRetry: () => void }) {
  function retryHere(event: MouseEvent) {
    event.preventDefault();
    onRetry();
  }

  return (
    <section className={notices['notice']} role="alert">
      <LotusSign className={notices['sign']} isLit={false} />
      <h1>We cannot reach the shop right now</h1>
      <p>The lights are off for a moment. Nothing is lost; please try again in a minute.</p>
      <a className={buttons['primary']} href="" onClick={retryHere} data-tube="pink">
        Try again
      </a>
    </section>
  );
}
