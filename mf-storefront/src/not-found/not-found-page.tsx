import { Link } from '../links/link.tsx';
import { listPath } from '../links/list-path.ts';
import { chatUrl } from '../links/chat-url.ts';
import { useShop } from '../shop-info/use-shop.ts';
import * as buttons from '../styles/buttons.module.css';
import { classNames } from '../styles/class-names.ts';
import * as notices from '../styles/notices.module.css';
import { NeonDigits } from './neon-digits.tsx';
import { notFoundMessage, notFoundTitle } from '@lumora/shared-contract/not-found';
import * as styles from './not-found-page.module.css';

export function NotFoundPage() {
  const shop = useShop();
  return (
    <section className={classNames(notices['notice'], styles['page'])} aria-labelledby="not-found-heading">
      <NeonDigits />
      <h1 id="not-found-heading">{notFoundTitle}</h1>
      <p>{notFoundMessage}</p>
      <div className={classNames(notices['actions'], styles['actions'])}>
        <Link to="/" className={buttons['primary']}>
          Go Home
        </Link>
        <Link to={listPath} className={buttons['quiet']}>
          Browse signs
        </Link>
        {shop !== undefined && (
          <a
            className={buttons['quiet']}
            href={chatUrl(shop.chat_phone, 'Hi, I could not find a page in your shop')}
            target="_blank"
            rel="noreferrer"
          >
            Contact Support
          </a>
        )}
      </div>
    </section>
  );
}
