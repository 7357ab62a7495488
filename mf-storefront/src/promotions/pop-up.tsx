import { useId } from 'react';
import type { ActivePopUp } from '@lumora/shared-contract/promotions';
import * as buttons from '../styles/buttons.module.css';
import { useModal } from '../overlays/use-modal.ts';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { PromotionLink } from './promotion-link.tsx';
import * as styles from './pop-up.module.css';

/** Renders the pop-up dialog. Its link, the Close button, Escape and a click on the backdrop close it. */
export function PopUp({ offer, onClose }: { offer: ActivePopUp; onClose: () => void }) {
  const id = useId();
  const dialog = useModal(onClose);
  const { title, text, image, link, button_label } = offer;
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onClose={onClose}>
      <div className={styles['content']}>
        <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
          ✕
        </button>
        {image !== null && (
          <div className={styles['picture']}>
            <ShopPicture image={{ ...image, alt: '' }} sizes="(min-width: 600px) 520px, 92vw" isLazy={false} />
          </div>
        )}
        <div className={styles['text']}>
          <h2 id={id}>{title}</h2>
          {text !== '' && <p>{text}</p>}
          {link !== '' && (
            <PromotionLink to={link} className={buttons['primary']} onClick={onClose}>
              {button_label || 'See it'}
            </PromotionLink>
          )}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Returns whether a field has the focus, the shopper uses the keyboard, or a dialog or a sheet is open. Only the gate uses
 * it; it is here so that the gate, which all pages load, stays small.
 */
export function isBusy(): boolean {
  return (
    // Text fields always match :focus-visible, other elements after a key. A heading has the focus after a navigation.
    document.activeElement?.matches('select, :focus-visible:not([tabindex="-1"])') === true ||
    document.querySelector('dialog[open], [data-sheet="true"]') !== null
  );
}
