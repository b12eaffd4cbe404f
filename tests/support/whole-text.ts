/** Finds the smallest element whose whole text, over all of its parts, is or holds this: `findByText(wholeText(/ยอด 100.00/))`. */
export function wholeText(expected: string | RegExp) {
  const matches = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return typeof expected === 'string' ? text === expected : expected.test(text);
  };
  return (_: string, element: Element | null): boolean =>
    element !== null && matches(element) && ![...element.children].some(matches);
}
