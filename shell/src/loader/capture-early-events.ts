interface EarlyEvents {
  /** Replays the events once the app is hydrated; without a promise (older releases) discards them. */
  replayWhen: (hydrated: Promise<void> | void) => void;
  /** Stops capturing, for a page whose code fails to load: the browser handles its forms again. */
  stop: () => void;
}

/**
 * Captures clicks, choices and form submissions on a page that is not interactive yet, and replays them when it is. Each
 * element is replayed once, with its last state, because a user who clicks twice saw no reaction. Links and forms with
 * `action` or `method` are not captured: they work without scripts.
 */
export function captureEarlyEvents(root: HTMLElement): EarlyEvents {
  const captured = new Map<HTMLElement, () => void>();
  const controller = new AbortController();
  const { signal } = controller;
  let isMounted = false;

  root.addEventListener('click', captureClick, { capture: true, signal });
  // a mounted app stops the propagation of clicks that it cannot handle yet, so a click that bubbles was handled
  root.addEventListener('click', discardHandled, { signal });
  document.addEventListener('submit', captureSubmit, { signal });

  function capture([element, replay]: CapturedEvent) {
    captured.delete(element);
    captured.set(element, replay);
  }

  function captureClick({ target }: Event) {
    const event = target instanceof Element && toCapturedEvent(target);
    if (event) capture(event);
  }

  function discardHandled({ target }: Event) {
    const button = target instanceof Element && buttonOf(target);
    if (isMounted && button) captured.delete(button);
  }

  function captureSubmit(event: Event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.matches('[action], [method]')) return;
    event.preventDefault();
    capture([form, () => form.requestSubmit()]);
  }

  async function replayAll() {
    controller.abort();
    for (const [element, replay] of captured) {
      if (element.isConnected) replay();
      // lets the app render the change before the next event
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function replayWhen(hydrated: Promise<void> | void) {
    isMounted = true;
    if (hydrated) void hydrated.then(replayAll);
    else controller.abort();
  }

  return { replayWhen, stop: () => controller.abort() };
}

/** The target element, and the function that replays the event. */
type CapturedEvent = [HTMLElement, () => void];

function toCapturedEvent(target: Element): CapturedEvent | undefined {
  const button = buttonOf(target);
  if (button) return [button, () => button.click()];
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) return capturedChoice(target);
  return undefined;
}

function capturedChoice(input: HTMLInputElement): CapturedEvent {
  const { checked } = input;
  const replay = () => {
    // React detects a choice only if the state changes
    input.checked = !checked;
    input.click();
  };
  return [input, replay];
}

function buttonOf(target: Element) {
  return target.closest<HTMLElement>('button[type="button"]');
}
