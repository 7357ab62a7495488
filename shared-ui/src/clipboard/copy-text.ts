import { toast } from '../toast/toast.ts';

/** Copies a text to the clipboard and toasts the outcome; `label` names the text in the toast, such as “Address”. */
export async function copyText(text: string, label: string): Promise<void> {
  try {
    // navigator.clipboard is undefined on insecure pages
    await navigator.clipboard.writeText(text);
    toast.success(`${label} copied`);
  } catch {
    toast.error('This browser does not let the console copy. Select the text and copy it yourself.');
  }
}
