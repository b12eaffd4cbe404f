const titles = /^(?:นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.|คุณ|mr\.?\s|mrs\.?\s|ms\.?\s|miss\s)/;

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase().trim().replace(titles, '').replace(/\s+/g, '');
}

/**
 * Is this somebody else than the member? Titles, spaces and case do not count, and what a bank hides behind stars is
 * taken as right. A payer whose name is not told is nobody else.
 *
 * @example
 * isSomebodyElse('น.ส. สมหญิง ใจ***', 'สมหญิง ใจดี'); // false
 */
export function isSomebodyElse(payer: string | null, member: string): boolean {
  if (payer === null || plain(payer) === '') return false;
  const [shown = '', hidden] = plain(payer).split(/[*x•]{2,}/, 2);
  const name = plain(member);
  return hidden === undefined ? shown !== name : !name.startsWith(shown);
}
