/** Fewest digits that a bank must show for a number to be compared. */
const fewest = 4;

/** A number as shown by a bank: digits and hidden places, `xxx-x-x4567` → `xxxxx4567`. Undefined: it shows too little. */
export function shownNumber(text: string | null): string | undefined {
  const plain = (text ?? '')
    .toLowerCase()
    .replace(/[*•]/g, 'x')
    .replace(/[^0-9x]/g, '');
  return (plain.match(/\d/g) ?? []).length >= fewest ? plain : undefined;
}

/** Does a whole account number look like what the bank shows of it? Shorter ones are compared from the end. */
export function fitsNumber(shown: string, account: string): boolean {
  if (shown.length > account.length) return false;
  const end = account.slice(-shown.length);
  if (!shown.includes('x') && shown.length !== account.length) return false;
  return [...shown].every((digit, index) => digit === 'x' || digit === end[index]);
}

/** The last four digits, where the bank shows them all. */
export function endOf(shown: string): string | undefined {
  return /\d{4}$/.exec(shown)?.[0];
}
