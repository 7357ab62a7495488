interface KeptTaps {
  /** Taps are done once `alive` resolves; a release that cannot tell when that is hears of none of them. */
  repeatWhen: (alive: Promise<void> | void) => void;
  /** for a page whose code does not come: its forms are the browser's again */
  stop: () => void;
}

/**
 * Keeps what is tapped, chosen and sent on a page whose code does not answer yet, and does it once it does: each once, as
 * it was left, for who taps twice saw nothing happen. Links, and forms with an address or a method, work without code.
 */
export function captureEarlyEvents(root: HTMLElement): KeptTaps {
  const kept = new Map<HTMLElement, () => void>();
  const listening = new AbortController();
  const { signal } = listening;
  let isMounted = false;

  root.addEventListener('click', keepTap, { capture: true, signal });
  // a mounted app stops the taps that it cannot take yet: what comes through was heard
  root.addEventListener('click', forgetHeard, { signal });
  document.addEventListener('submit', keepForm, { signal });

  function keep([element, again]: Tap) {
    kept.delete(element);
    kept.set(element, again);
  }

  function keepTap({ target }: Event) {
    const tap = tapOn(target as Element);
    if (tap) keep(tap);
  }

  function forgetHeard({ target }: Event) {
    const button = buttonOf(target as Element);
    if (isMounted && button) kept.delete(button);
  }

  function keepForm(event: Event) {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.matches('[action], [method]')) return;
    event.preventDefault();
    keep([form, () => form.requestSubmit()]);
  }

  async function repeat() {
    listening.abort();
    for (const [element, again] of kept) {
      if (element.isConnected) again();
      // what it changes is drawn before the next
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function repeatWhen(alive: Promise<void> | void) {
    isMounted = true;
    if (alive) void alive.then(repeat);
    else listening.abort();
  }

  return { repeatWhen, stop: () => listening.abort() };
}

/** What was tapped, and how to tap it so again. */
type Tap = [HTMLElement, () => void];

function tapOn(target: Element): Tap | undefined {
  const button = buttonOf(target);
  if (button) return [button, () => button.click()];
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) return choiceOf(target);
  return undefined;
}

function choiceOf(input: HTMLInputElement): Tap {
  const { checked } = input;
  const choose = () => {
    // React hears of a choice by its change
    input.checked = !checked;
    input.click();
  };
  return [input, choose];
}

function buttonOf(target: Element) {
  return target.closest<HTMLElement>('button[type="button"]');
}
