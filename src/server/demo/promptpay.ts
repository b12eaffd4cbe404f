import { formatMoney } from '#contract/money.ts';

/**
 * A biller of the demo: no bank has given out this number, so a code of the demo that somebody scans pays nobody.
 */
const biller = '999999999999999';

const tag = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** What the QR code of a bill payment says, as EMVCo and the Thai standard have it. `amount` in satang. */
export function billPayment(reference: string, amount: bigint): string {
  const payee = tag('00', 'A000000677010112') + tag('01', biller) + tag('02', reference);
  const head = [
    ['00', '01'],
    // Made for one payment.
    ['01', '12'],
    ['30', payee],
    ['53', '764'],
    ['54', formatMoney(amount)],
    ['58', 'TH'],
  ].map(([id = '', value = '']) => tag(id, value));
  const checked = `${head.join('')}6304`;
  return checked + checkOf(checked);
}

/** CRC-16/CCITT-FALSE, as the last four characters of a code have it. */
export function checkOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
