import { confirm } from './confirm.ts';

/** Asks the user whether unsaved input may be discarded. Resolves to true after Discard, to false after Cancel or Esc. */
export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard changes?',
    message: 'What you typed has not been saved.',
    action: 'Discard',
    danger: true,
  });
}
