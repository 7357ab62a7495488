import { confirm } from './confirm.ts';

/** Asks whether what was typed may be lost; resolves to true when it may. */
export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: 'Discard changes?',
    message: 'What you typed has not been saved.',
    action: 'Discard',
    danger: true,
  });
}
