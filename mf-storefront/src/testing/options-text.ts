/** Returns a matcher of Testing Library for the paragraph with the text of `Options`, which is spread over elements. */
export function optionsText(text: string) {
  return (_content: string, element: Element | null) => element?.tagName === 'P' && element.textContent === text;
}
