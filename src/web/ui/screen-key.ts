const editable = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('input:not([type=checkbox]), textarea, select, [role=combobox], [role=listbox]'));

const covers = '[role=dialog][aria-modal=true], [role=menu], [role=listbox], [role=alertdialog]';

/** Something over the screen has the keyboard for itself. A closed menu may be in the page, hidden. */
export function isCovered(): boolean {
  return [...document.querySelectorAll(covers)].some((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
}

/** The Latin key of a press, whichever keyboard is switched on: what is no Latin letter goes by its place. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length !== 1 || /[ -~]/.test(key)) return key;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  return code === 'Slash' ? (shiftKey ? '?' : '/') : key;
}

/** Whether a key press is meant for the screen rather than for a text box, a dialog or the browser. */
export function isScreenKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return !editable(event.target instanceof Element ? event.target : null) && !isCovered();
}
