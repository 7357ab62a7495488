import { useId, useRef, useState, type SubmitEvent } from 'react';
import { maxVoucherCodeLength, type VoucherOutcome } from '@lumora/shared-contract';
import { rupees } from '../prices/rupees.ts';
import * as buttons from '../styles/buttons.module.css';
import { setVoucherCode, voucherCodeIn } from './voucher-store.ts';
import * as styles from './voucher-field.module.css';

interface VoucherFieldProps {
  /** the code that goes with the cart */
  code: string | null;
  /** what the server says of it, null while it has not */
  outcome: VoucherOutcome | null;
  isChecking: boolean;
}

/** A code, and what it takes off or why it does not. */
export function VoucherField({ code, outcome, isChecking }: VoucherFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasJustApplied = useRef(false);
  const outcomeId = useId();
  const isTaken = code !== null && !isChecking && outcome?.refusal === null;
  const isRefused = code !== null && !isChecking && outcome?.refusal != null;

  function remove() {
    setVoucherCode(null);
    requestAnimationFrame(() => input.current?.focus()); // the button that had the focus is gone
  }

  function takeFocus(button: HTMLButtonElement | null) {
    // the form that had it is gone
    if (hasJustApplied.current && document.activeElement === document.body) button?.focus();
    hasJustApplied.current = false;
  }

  return (
    <div className={styles['voucher']} onSubmit={() => (hasJustApplied.current = true)}>
      {isTaken ? (
        <p className={styles['taken']}>
          <span>
            Voucher <b>{code}</b>
          </span>
          <button ref={takeFocus} type="button" aria-label={`Remove voucher ${code}`} onClick={remove}>
            Remove
          </button>
        </p>
      ) : (
        <CodeForm code={code} input={input} isChecking={isChecking} refusalId={isRefused ? outcomeId : undefined} />
      )}
      <p id={outcomeId} role="status" className={styles['outcome']} data-refused={isRefused}>
        {code !== null && outcomeWords({ isChecking, outcome })}
      </p>
    </div>
  );
}

interface CodeFormProps {
  code: string | null;
  input: React.RefObject<HTMLInputElement | null>;
  isChecking: boolean;
  /** where it is said why the code takes nothing off */
  refusalId: string | undefined;
}

function CodeForm({ code, input, isChecking, refusalId }: CodeFormProps) {
  const id = useId();
  const [typed, type] = useState(code ?? '');
  const [known, setKnown] = useState(code);
  if (known !== code) {
    setKnown(code);
    type(code ?? '');
  }
  const [isMissing, setMissing] = useState(false);

  function apply(event: SubmitEvent) {
    event.preventDefault();
    const found = voucherCodeIn(typed);
    setVoucherCode(found);
    setMissing(found === null);
    if (found === null) input.current?.focus();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={apply}>
      <label htmlFor={id}>Voucher code</label>
      <input
        ref={input}
        id={id}
        value={typed}
        maxLength={maxVoucherCodeLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isMissing || refusalId !== undefined}
        aria-describedby={`${id}-error ${refusalId ?? ''}`.trim()}
        onChange={({ target }) => type(target.value)}
      />
      <button className={buttons['quiet']} aria-busy={isChecking}>
        Apply
      </button>
      <p id={`${id}-error`} className={styles['error']}>
        {isMissing && 'Type the code first.'}
      </p>
    </form>
  );
}

function outcomeWords({ isChecking, outcome }: Pick<VoucherFieldProps, 'isChecking' | 'outcome'>): string {
  if (isChecking || outcome === null) return 'Checking your voucher…';
  return outcome.refusal ?? `${outcome.code} takes ${rupees(outcome.discount)} off.`;
}
