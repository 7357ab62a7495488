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
export function keepTaps(root: HTMLElement): KeptTaps {
  const kept = new Map<HTMLElement, () => void>();
  const listening = new AbortController();
  const { signal } = listening;
  let isMounted = false;

  function keep(element: HTMLElement, again: () => void) {
    kept.delete(element);
    kept.set(element, again);
  }

  const capture = { capture: true, signal };
  root.addEventListener('click', ({ target }) => keepTap(target as Element), capture);
  root.addEventListener('change', ({ target }) => keepChoice(target as Element), capture);
  // a mounted app stops the taps that it cannot take yet: what comes through was heard
  root.addEventListener('click', ({ target }) => isMounted && forget(buttonOf(target as Element)), { signal });
  document.addEventListener('submit', keepForm, { signal });

  function forget(button: HTMLElement | null) {
    if (button) kept.delete(button);
  }

  function keepTap(target: Element) {
    const button = buttonOf(target);
    if (button) keep(button, () => button.click());
    if (!(target instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(target.type)) return;
    const wanted = target.checked;
    keep(target, () => {
      // React hears of a choice by its change
      target.checked = !wanted;
      target.click();
    });
  }

  function keepChoice(target: Element) {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    keep(target, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  function keepForm(event: Event) {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.matches('[action], [method]')) return;
    event.preventDefault();
    keep(form, () => form.requestSubmit());
  }

  async function repeat() {
    listening.abort();
    for (const [element, again] of kept) {
      if (element.isConnected) again();
      // what it changes is drawn before the next
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  return {
    repeatWhen(alive) {
      isMounted = true;
      if (alive) void alive.then(repeat);
      else listening.abort();
    },
    stop: () => listening.abort(),
  };
}

function buttonOf(target: Element) {
  return target.closest<HTMLElement>('button[type="button"]');
}
