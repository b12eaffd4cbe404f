import { plain, type Reading } from './text.ts';

/** A bank of the reference table. */
export interface KnownBank {
  readonly code: string;
  readonly bot_code: string | null;
  readonly name_th: string;
  readonly name_en: string;
  readonly acct_digits: readonly number[];
  readonly status: string;
}

/** Codes of other systems for banks that we know by another. */
const aliases: Readonly<Record<string, string>> = {
  TMB: 'TTB',
  CIMB: 'CIMBT',
  UOB: 'UOBT',
  KK: 'KKP',
  KKB: 'KKP',
  LHB: 'LHBANK',
  LH: 'LHBANK',
  IBANK: 'ISBT',
  IBT: 'ISBT',
  GHBANK: 'GHB',
  TCD: 'TCRB',
  ICBC: 'ICBCT',
  KRUNGSRI: 'BAY',
  TRUE: 'TRUEWALLET',
  TMN: 'TRUEWALLET',
  TRUEMONEY: 'TRUEWALLET',
  SC: 'SCBT',
  KASIKORN: 'KBANK',
  KBNK: 'KBANK',
};

/** Short names in Thai, longest first where one is part of another. */
const thaiNames: readonly (readonly [string, string])[] = [
  ['กรุงศรี', 'BAY'],
  ['กรุงเทพ', 'BBL'],
  ['กรุงไทย', 'KTB'],
  ['กสิกร', 'KBANK'],
  ['ทหารไทยธนชาต', 'TTB'],
  ['ทีทีบี', 'TTB'],
  ['ทีเอ็มบี', 'TTB'],
  ['ทหารไทย', 'TTB'],
  ['ไทยพาณิชย์', 'SCB'],
  ['ไทยพานิชย์', 'SCB'],
  ['ซิตี้', 'CITI'],
  ['สแตนดาร์ด', 'SCBT'],
  ['ซีไอเอ็มบี', 'CIMBT'],
  ['ยูโอบี', 'UOBT'],
  ['ออมสิน', 'GSB'],
  ['อาคารสงเคราะห์', 'GHB'],
  ['เกษตร', 'BAAC'],
  ['ธกส', 'BAAC'],
  ['ธนชาต', 'TBANK'],
  ['อิสลาม', 'ISBT'],
  ['ทิสโก้', 'TISCO'],
  ['เกียรตินาคิน', 'KKP'],
  ['ไอซีบีซี', 'ICBCT'],
  ['ไทยเครดิต', 'TCRB'],
  ['แลนด์', 'LHBANK'],
  ['ทรูมันนี่', 'TRUEWALLET'],
  ['ทรูวอลเล็ท', 'TRUEWALLET'],
  ['ทรูวอลเล็ต', 'TRUEWALLET'],
  ['พร้อมเพย์', 'PROMPTPAY'],
];

function codeOf(text: string, banks: readonly KnownBank[]): string | undefined {
  if (/^[0-9]{1,3}$/.test(text)) return banks.find((bank) => bank.bot_code === text.padStart(3, '0'))?.code;
  const upper = text.toUpperCase().replace(/[\s.-]/g, '');
  const code = Object.hasOwn(aliases, upper) ? aliases[upper] : upper;
  const known = banks.find((bank) => bank.code === code || bank.name_en.toUpperCase().replace(/[\s.-]/g, '') === upper);
  if (known) return known.code;
  const thai = text.replace(/[\s.]|ธนาคาร|จำกัด|\(มหาชน\)|บมจ/g, '');
  return thaiNames.find(([name]) => thai.includes(name))?.[1];
}

/**
 * A bank by our code, by another system's, by its number at the Bank of Thailand (`004`, `4`) or by its Thai name.
 * Banks that are off are refused: nobody could be paid there.
 */
export function readBank(cell: string, banks: readonly KnownBank[]): Reading<string> {
  const text = plain(cell);
  const code = codeOf(text, banks);
  const bank = banks.find((one) => one.code === code);
  if (!bank) return { problem: `ไม่รู้จักธนาคาร “${text.slice(0, 40)}”` };
  return bank.status === 'active' ? { value: bank.code } : { problem: `${bank.name_th} ไม่เปิดใช้งาน` };
}

/** Digits of an account that this bank does not give out: worth a look, no reason to refuse. */
export function digitsWarning(account: string, code: string, banks: readonly KnownBank[]): string | undefined {
  const bank = banks.find((one) => one.code === code);
  if (!bank || bank.acct_digits.includes(account.length)) return undefined;
  return `เลขบัญชี ${account.length} หลัก ไม่ตรงกับ${bank.name_th} (${bank.acct_digits.join('/')} หลัก)`;
}
