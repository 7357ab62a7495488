/** Creates the notice of a page that stays empty because its code failed to load. */
export function reloadNotice(what: 'shop' | 'console'): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = `The ${what} could not be loaded. Please check your connection and reload this page.`;
  return notice;
}
