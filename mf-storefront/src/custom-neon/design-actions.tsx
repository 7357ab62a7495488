import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { errorMessage } from '@lumora/shared-auth/core';
import { maxQuantityPerLine, type Design, type DesignProblem, type SavedDesign } from '@lumora/shared-contract';
import { addToCart } from '../cart/change-cart.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { classNames } from '../styles/class-names.ts';
import * as buttons from '../styles/buttons.module.css';
import { rupees } from '../prices/rupees.ts';
import { ChatAboutDesign } from './chat-about-design.tsx';
import { saveDesignQuery, rulesQuery } from './design-queries.ts';
import { ShareDesign } from './share-design.tsx';
import * as styles from './designer.module.css';

interface DesignActionsProps {
  design: Design;
  /** rupees, as it is shown; undefined while there is none */
  price: number | undefined;
  problem: DesignProblem | undefined;
  /** leads the shopper to what is wrong */
  onProblem: (problem: DesignProblem) => void;
}

/** Cart, chat and link: each keeps the design first, so that it can be found again. */
export function DesignActions({ design, price, problem, onProblem }: DesignActionsProps) {
  const queries = useQueryClient();
  const { isAdding, outcome, add } = useAddToCart();
  // what was last tried, and with which sign: of another one nothing is said
  const [tried, setTried] = useState<{ design: string; failure?: string }>();
  const drawn = JSON.stringify(design);

  async function keep(): Promise<SavedDesign> {
    if (problem !== undefined) {
      onProblem(problem);
      throw new Error(problem.message);
    }
    return queries.query({ ...saveDesignQuery(design), staleTime: Infinity });
  }

  async function addDesign() {
    setTried({ design: drawn });
    const kept = await keep();
    if (kept.price !== price) {
      queries.removeQueries({ queryKey: saveDesignQuery(design).queryKey });
      await queries.invalidateQueries({ queryKey: rulesQuery.queryKey });
      throw new Error(
        `Our prices have just changed: this sign is ${rupees(kept.price)} now. Add it again if you agree.`,
      );
    }
    addToCart({ design_id: kept.id }, 1, maxQuantityPerLine);
  }

  function fail(error: unknown) {
    setTried({ design: drawn, failure: errorMessage(error) });
  }

  return (
    <div className={styles['actions']}>
      <div className={styles['buy']}>
        <b aria-hidden="true">{price === undefined ? '–' : rupees(price)}</b>
        <button
          type="button"
          className={classNames(buttons['primary'], styles['add'])}
          data-tube="pink"
          aria-busy={isAdding}
          onClick={() => add(addDesign)}
        >
          {isAdding ? 'Adding…' : 'Add to cart'}
        </button>
        <p role="status" className={styles['outcome']}>
          {tried?.design === drawn && (tried.failure ?? (outcome === true ? <Added /> : outcome))}
        </p>
      </div>
      <div className={styles['others']}>
        <ChatAboutDesign design={design} price={price} keep={keep} />
        <ShareDesign design={design} keep={keep} onFailure={fail} />
      </div>
    </div>
  );
}

function Added() {
  return (
    <>
      Added to your cart. <Link to="/cart">View cart</Link>
    </>
  );
}
