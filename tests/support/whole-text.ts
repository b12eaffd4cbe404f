/** Finds the smallest element whose whole text, over all of its parts, is or holds this: `findByText(wholeText(/ยอด 100.00/))`. */
export function wholeText(wanted: string | RegExp) {
  const matches = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return typeof wanted === 'string' ? text === wanted : wanted.test(text);
  };
  return (_: string, element: Element | null): boolean =>
    element !== null && matches(element) && ![...element.children].some(matches);
}
