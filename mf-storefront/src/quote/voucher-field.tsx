import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { maxVoucherCodeLength, type VoucherOutcome } from '@lumora/shared-contract/promotions';
import { rupees } from '@lumora/shared-contract/format';
import * as inputs from '../form-field/text-input.module.css';
import * as buttons from '../styles/buttons.module.css';
import { setVoucherCode, parseVoucherCode } from './voucher-code.ts';
import * as styles from './voucher-field.module.css';

interface VoucherFieldProps {
  /** the code applied to the cart */
  code: string | null;
  /** result from the server, null while unknown */
  outcome: VoucherOutcome | null;
  /** the result is that of an earlier cart or code */
  isStale: boolean;
  /** the current result could not be loaded */
  isError: boolean;
  /** an order was rejected because of the voucher */
  isOrderRejected?: boolean;
}

interface Rejections {
  /** reason why the quote rejects the voucher */
  rejection: string | null;
  isOrderRejected: boolean;
}

/** Renders the field folded, unless a code is applied to the cart. Each new rejection opens it. */
export function FoldedVoucherField(props: VoucherFieldProps) {
  // the shopper opens and closes it later, so that the field stays when its code is removed
  const [isOpen, setOpen] = useState(props.code !== null);
  const rejection = props.outcome?.rejection ?? null;
  const { isOrderRejected = false } = props;
  const [last, setLast] = useState<Rejections>({ rejection: null, isOrderRejected: false });
  if (rejection !== last.rejection || isOrderRejected !== last.isOrderRejected) {
    setLast({ rejection, isOrderRejected });
    if (rejection !== null || isOrderRejected) setOpen(true);
  }
  return (
    <section className={styles['fold']} aria-label="Voucher">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Have a voucher code?</summary>
        <VoucherField {...props} />
      </details>
    </section>
  );
}

/** Renders the field for a voucher code, or the applied code, with its discount or the reason of its rejection. */
function VoucherField({ code, outcome, isStale, isError, isOrderRejected = false }: VoucherFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasJustApplied = useRef(false);
  const outcomeId = useId();
  const outcomeText = useRef<HTMLParagraphElement>(null);
  const isApplied = code !== null && !isStale && outcome?.rejection === null;
  const isRejected = code !== null && !isStale && outcome?.rejection != null;

  useEffect(() => {
    if (!isRejected || !(hasJustApplied.current || isOrderRejected)) return;
    // it may be off the screen, or the bar at the end of the screen may cover it
    outcomeText.current?.scrollIntoView({ block: 'nearest' });
    hasJustApplied.current = false;
  }, [isRejected, isOrderRejected]);

  function remove() {
    setVoucherCode(null);
    requestAnimationFrame(() => input.current?.focus()); // the focused button is no longer rendered
  }

  function focusAfterApply(button: HTMLButtonElement | null) {
    // the focused form is no longer rendered
    if (hasJustApplied.current && document.activeElement === document.body) button?.focus();
    hasJustApplied.current = false;
  }

  return (
    <div className={styles['voucher']} onSubmit={() => (hasJustApplied.current = true)}>
      {isApplied ? (
        <p className={styles['applied']}>
          <span>
            Voucher <b>{code}</b>
          </span>
          <button ref={focusAfterApply} type="button" aria-label={`Remove voucher ${code}`} onClick={remove}>
            Remove
          </button>
        </p>
      ) : (
        <CodeForm
          code={code}
          input={input}
          isChecking={isStale && !isError}
          rejectionId={isRejected ? outcomeId : undefined}
        />
      )}
      <p ref={outcomeText} id={outcomeId} role="status" className={styles['outcome']} data-rejected={isRejected}>
        {code !== null && outcomeMessage({ isStale, isError, outcome })}
      </p>
    </div>
  );
}

interface CodeFormProps {
  code: string | null;
  input: React.RefObject<HTMLInputElement | null>;
  isChecking: boolean;
  /** id of the element with the reason of the rejection */
  rejectionId: string | undefined;
}

function CodeForm({ code, input, isChecking, rejectionId }: CodeFormProps) {
  const id = useId();
  const [text, setText] = useState(code ?? '');
  const [lastCode, setLastCode] = useState(code);
  if (lastCode !== code) {
    setLastCode(code);
    setText(code ?? '');
  }
  const [isMissing, setMissing] = useState(false);

  function apply(event: SubmitEvent) {
    event.preventDefault();
    const entered = parseVoucherCode(text);
    setVoucherCode(entered);
    setMissing(entered === null);
    if (entered === null) input.current?.focus();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={apply}>
      <label htmlFor={id}>Voucher code</label>
      <input
        className={inputs['input']}
        ref={input}
        id={id}
        value={text}
        maxLength={maxVoucherCodeLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isMissing || rejectionId !== undefined}
        aria-describedby={`${id}-error ${rejectionId ?? ''}`.trim()}
        onChange={({ target }) => setText(target.value)}
      />
      <button className={buttons['quiet']} aria-busy={isChecking}>
        Apply
      </button>
      <p id={`${id}-error`} className={styles['error']}>
        {isMissing && 'Enter a voucher code'}
      </p>
    </form>
  );
}

function outcomeMessage({
  isStale,
  isError,
  outcome,
}: Pick<VoucherFieldProps, 'isStale' | 'isError' | 'outcome'>): string {
  if (isStale || outcome === null)
    return isError ? 'We cannot check your voucher right now.' : 'Checking your voucher…';
  if (outcome.rejection !== null) return outcome.rejection;
  const { code, discount, per_customer_limit } = outcome;
  return `${code} takes ${rupees(discount)} off${limitText(per_customer_limit)}.`;
}

function limitText(limit: number | null): string {
  if (limit === null) return '';
  return limit === 1 ? ', once per customer' : `, ${limit} times per customer`;
}
