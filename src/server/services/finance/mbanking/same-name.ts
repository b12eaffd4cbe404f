const titles = /^(?:นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.|คุณ|บริษัท|บจก\.?|mr\.?\s|mrs\.?\s|ms\.?\s|miss\s)/;
const tails = /(?:จำกัด|\(มหาชน\)|co\.,?ltd\.?)$/;

function plain(name: string): string {
  const bare = name.normalize('NFC').toLowerCase().trim().replace(titles, '').replace(/\s+/g, '');
  return bare.replace(tails, '').replace(tails, '');
}

/**
 * Do two names mean the same holder? Titles, spaces and case do not count; a name that a bank cuts short or hides in part
 * is taken as right as far as it is shown, when at least three letters are.
 *
 * @example
 * isSameName('น.ส. สมหญิง ใจดี', 'สมหญิง ใจ***'); // true
 */
export function isSameName(expected: string, told: string): boolean {
  const [want, have] = [plain(expected), plain(told)];
  const shown = have.split(/[*x•]{2,}/, 1)[0] ?? '';
  if (shown !== have) return shown.length >= 3 && want.startsWith(shown);
  return want === have;
}
