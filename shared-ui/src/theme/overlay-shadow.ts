/** Shadow of dialogs, menus and toasts; the console uses no other. */
export const overlayShadow = '0 0 0 1px rgb(20 20 31 / 0.06), 0 12px 32px rgb(11 11 18 / 0.22)';
