import { measureText, normalizeText, type DesignLine } from '@lumora/shared-contract/designs';
import { chatUrl } from '../../links/chat-url.ts';
import { useShop } from '../../shop-info/use-shop.ts';
import * as styles from './controls.module.css';

/** Renders which characters of a line are left out of the sign, with a chat link to have them drawn. */
export function OmittedCharacters({ line }: { line: DesignLine }) {
  const shop = useShop();
  const omitted = measureText(line.font, normalizeText(line.text)).missing;
  const pronoun = omitted.length > 1 ? 'them' : 'it';
  const message = `Hi, I want “${line.text}” in neon. Can you draw ${omitted.join(' ')}?`;
  return (
    <p className={styles['omitted']} role="status">
      {omitted.length > 0 && (
        <>
          {`We leave out ${omitted.join(' ')}: this font does not have ${pronoun}. `}
          {shop !== undefined && (
            <a href={chatUrl(shop.chat_phone, message)} target="_blank" rel="noreferrer">
              Ask us to draw {pronoun}
            </a>
          )}
        </>
      )}
    </p>
  );
}
