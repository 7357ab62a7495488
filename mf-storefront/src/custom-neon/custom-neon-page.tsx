import { useQuery } from '@tanstack/react-query';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import { customNeonTitle, customNeonDescription } from './custom-neon-head.ts';
import { rulesQuery } from '../designs/design-queries.ts';
import { Designer } from './designer/designer.tsx';
import { firstDesign } from './draft/first-design.ts';
import { Ideas } from './ideas.tsx';
import { PriceList } from './price-list.tsx';
import { SavedDesigns } from './saved-designs.tsx';
import * as styles from './page.module.css';

/** Renders the page of the designer with ideas and the price list. */
export function CustomNeonPage() {
  const { data: rules } = useQuery(rulesQuery);
  return (
    <section className={styles['page']} aria-labelledby="design-heading" data-owns-chat="true">
      <header>
        <h1 id="design-heading">{customNeonTitle}</h1>
        <p className={styles['introduction']}>{customNeonDescription}</p>
        <WithoutScripts />
      </header>
      <Designer draftKey="custom" initialDesign={firstDesign} />
      <SavedDesigns />
      <Ideas />
      {rules !== undefined && <PriceList rules={rules} />}
    </section>
  );
}

/** Renders the message with a chat link for browsers without scripts, which the designer requires. */
export function WithoutScripts() {
  const shop = useShop();
  return (
    <div className={styles['withoutScripts']}>
      <p>
        The designer needs JavaScript, which is off in your browser. Send us your text and we design the sign for you.
      </p>
      {shop !== undefined && <ChatLink phone={shop.chat_phone} />}
    </div>
  );
}
