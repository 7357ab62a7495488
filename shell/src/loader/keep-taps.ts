/** Links, and forms that have an address, answer without scripts. */
const answeredByScripts = 'button[type="button"], input[type="checkbox"], input[type="radio"]';

/**
 * Keeps what is tapped and sent on a page whose code is not there yet, until the answer is called: the code hears of the
 * rest itself. What was kept is done again once the page is `alive`, each once: who taps twice saw nothing happen.
 */
export function keepTaps(root: HTMLElement): (alive: Promise<void> | void) => void {
  const kept = new Set<HTMLElement>();
  const keepTap = ({ target }: Event) => {
    const tapped = (target as Element).closest<HTMLElement>(answeredByScripts);
    if (tapped !== null) kept.add(tapped);
  };
  const keepForm = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    kept.add(form);
  };
  root.addEventListener('click', keepTap);
  root.addEventListener('submit', keepForm);

  return (alive) => {
    root.removeEventListener('click', keepTap);
    root.removeEventListener('submit', keepForm);
    void Promise.resolve(alive).then(() => [...kept].filter((element) => element.isConnected).forEach(repeat));
  };
}

function repeat(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) return element.requestSubmit();
  // back to what it was: React hears of a choice by its change
  if (element instanceof HTMLInputElement) element.checked = element.type === 'checkbox' && !element.checked;
  element.click();
}
