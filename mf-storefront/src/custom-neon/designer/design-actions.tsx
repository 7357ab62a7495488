import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@lumora/shared-auth/core';
import { maxQuantityPerLine } from '@lumora/shared-contract/cart';
import type { Design, DesignPrice, SavedDesign } from '@lumora/shared-contract/designs';
import { rupees, toRupees } from '@lumora/shared-contract/format';
import { savedDesignsPath } from '../../links/design-url.ts';
import { Link } from '../../links/link.tsx';
import { addToCart } from '../../cart/change-cart.ts';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { isStored, maxSavedDesigns, type SavedEntry } from '../draft/saved-designs-atom.ts';
import { BuyBar, type Obstacle } from './buy-bar.tsx';
import { ChatAboutDesign } from './chat-about-design.tsx';
import { saveDesignQuery, rulesQuery } from '../../designs/design-queries.ts';
import type { Room } from '../../designs/rooms.ts';
import { PriceParts } from './price-parts.tsx';
import { SaveDesign } from './save-design.tsx';
import { ShareDesign } from './share-design.tsx';
import * as styles from './designer.module.css';

interface DesignActionsProps {
  design: Design;
  /** room of the preview */
  room: Room;
  /** undefined while the rules are not loaded or the design has problems */
  price: DesignPrice | undefined;
  /** why the design cannot be bought */
  obstacle: Obstacle | undefined;
}

/** Renders the price and the buttons for cart, chat and share. Each saves the design first. */
export function DesignActions({ design, room, price, obstacle }: DesignActionsProps) {
  const priceRupees = price && toRupees(price.paise);
  const { save, forget } = useSaveDesign(design, obstacle);
  const { isAdding, outcome, add } = useAddToCart();
  // the last action and its design; its message is not shown for another design
  const [attempted, setAttempted] = useState<{ design: string; message?: ReactNode }>();
  const designJson = JSON.stringify(design);

  function showFailure(error: unknown) {
    if (obstacle?.focusField) obstacle.focusField(); // the message is at the field
    else setAttempted({ design: designJson, message: errorMessage(error) });
  }

  async function addDesign() {
    setAttempted({ design: designJson });
    const saved = await save();
    if (saved.price !== priceRupees) {
      await forget();
      throw new Error(
        `Our prices have changed: this sign now costs ${rupees(saved.price)}. Add it again to accept the price.`,
      );
    }
    addToCart({ design_id: saved.id }, 1, maxQuantityPerLine);
  }

  return (
    <div className={styles['actions']}>
      <section className={styles['price']} aria-label="Price">
        <BuyBar
          price={priceRupees}
          obstacle={obstacle}
          isAdding={isAdding}
          onAdd={() => add(addDesign)}
          outcome={attempted?.design === designJson && (attempted.message ?? (outcome === true ? <Added /> : outcome))}
        />
        {price !== undefined && <PriceParts design={design} price={price} />}
      </section>
      <div className={styles['others']}>
        <ChatAboutDesign design={design} price={priceRupees} save={save} />
        <SaveDesign
          design={design}
          room={room}
          save={save}
          onSaved={(...entries) => setAttempted({ design: designJson, message: savedMessage(...entries) })}
          onFailure={showFailure}
        />
        <ShareDesign design={design} save={save} onFailure={showFailure} />
        <Link className={styles['logo']} to="/custom-neon/logo">
          Have a logo? Send it to us
        </Link>
      </div>
    </div>
  );
}

/** Returns the functions that save the design once, and that forget it and the price rules when the prices have changed. */
function useSaveDesign(design: Design, obstacle: Obstacle | undefined) {
  const queries = useQueryClient();
  return {
    async save(): Promise<SavedDesign> {
      if (obstacle !== undefined) throw new Error(obstacle.message);
      return queries.query({ ...saveDesignQuery(design), staleTime: Infinity });
    },
    async forget(): Promise<void> {
      queries.removeQueries({ queryKey: saveDesignQuery(design).queryKey });
      await queries.invalidateQueries({ queryKey: rulesQuery.queryKey });
    },
  };
}

function Added() {
  return (
    <>
      Added to your cart. <Link to="/cart">View cart</Link>
    </>
  );
}

function savedMessage(entry: SavedEntry, removed: SavedEntry | undefined) {
  return (
    <>
      {isStored(entry) ? 'Saved in this browser. ' : notStored}
      {removed !== undefined && `The oldest of your ${maxSavedDesigns} designs, “${removed.name}”, was removed. `}
      <Link to={savedDesignsPath}>See your saved designs</Link>
    </>
  );
}

const notStored =
  'Saved only until you reload or close this page, because your browser could not store it. Share gives you its link. ';
