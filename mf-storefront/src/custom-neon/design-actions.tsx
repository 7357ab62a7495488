import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@lumora/shared-auth/core';
import { maxQuantityPerLine } from '@lumora/shared-contract/cart';
import type { Design, SavedDesign } from '@lumora/shared-contract/designs';
import { rupees } from '@lumora/shared-contract/format';
import { addToCart } from '../cart/change-cart.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { ChatAboutDesign } from './chat-about-design.tsx';
import { saveDesignQuery, rulesQuery } from '../designs/design-queries.ts';
import { SaveDesign } from './save-design.tsx';
import { ShareDesign } from './share-design.tsx';
import * as styles from './designer.module.css';

interface DesignActionsProps {
  design: Design;
  /** rupees, as shown; undefined while unknown */
  price: number | undefined;
  /** why the design cannot be bought */
  obstacle: Obstacle | undefined;
}

/** A reason why there is no price, with the button that removes it. */
export interface Obstacle {
  message: string;
  label: string;
  solve: () => void;
}

/** Renders the buttons for cart, chat and share. Each saves the design first. */
export function DesignActions({ design, price, obstacle }: DesignActionsProps) {
  const { save, forget } = useSaveDesign(design, obstacle);
  const { isAdding, outcome, add } = useAddToCart();
  // the last action and its design; its message is not shown for another design
  const [attempted, setAttempted] = useState<{ design: string; failure?: string }>();
  const designJson = JSON.stringify(design);

  const showFailure = (error: unknown) => setAttempted({ design: designJson, failure: errorMessage(error) });

  async function addDesign() {
    setAttempted({ design: designJson });
    const saved = await save();
    if (saved.price !== price) {
      await forget();
      throw new Error(
        `Our prices have changed: this sign now costs ${rupees(saved.price)}. Add it again to accept the price.`,
      );
    }
    addToCart({ design_id: saved.id }, 1, maxQuantityPerLine);
  }

  return (
    <div className={styles['actions']}>
      <div className={styles['buy']}>
        {obstacle ? <p>{obstacle.message}</p> : <b aria-hidden="true">{price === undefined ? '–' : rupees(price)}</b>}
        {obstacle ? (
          <button type="button" className={classNames(buttons['quiet'], styles['add'])} onClick={obstacle.solve}>
            {obstacle.label}
          </button>
        ) : (
          <button
            type="button"
            className={classNames(buttons['buy'], styles['add'])}
            aria-busy={isAdding}
            onClick={() => add(addDesign)}
          >
            {isAdding ? 'Adding…' : 'Add to cart'}
          </button>
        )}
        <p role="status" className={styles['outcome']}>
          {attempted?.design === designJson && (attempted.failure ?? (outcome === true ? <Added /> : outcome))}
        </p>
      </div>
      <div className={styles['others']}>
        <ChatAboutDesign design={design} price={price} save={save} />
        <SaveDesign design={design} save={save} onFailure={showFailure} />
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
