import { toast } from '@lumora/shared-ui';

/** Puts words into the clipboard; `what` names them in the toast, such as “Address”. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    // undefined on a page that did not come by https
    await navigator.clipboard.writeText(text);
    toast.success(`${what} copied`);
  } catch {
    toast.error('This browser does not let the console copy. Select the text and copy it yourself.');
  }
}
