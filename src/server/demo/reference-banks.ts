import type { SeedRow } from './insert.ts';

type Use = 'both' | 'out' | 'in' | 'off';

/** Code, three digits of the Bank of Thailand, Thai and English name, digits of an account number, colour, use. */
const banks: readonly (readonly [string, string | null, string, string, readonly number[], string, Use])[] = [
  ['BBL', '002', 'ธนาคารกรุงเทพ', 'Bangkok Bank', [10], '#1E4598', 'both'],
  ['KBANK', '004', 'ธนาคารกสิกรไทย', 'Kasikornbank', [10], '#138F2D', 'both'],
  ['KTB', '006', 'ธนาคารกรุงไทย', 'Krungthai Bank', [10], '#1BA5E1', 'both'],
  ['TTB', '011', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart', [10], '#0050F0', 'both'],
  ['SCB', '014', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank', [10], '#4E2E7F', 'both'],
  ['CITI', '017', 'ธนาคารซิตี้แบงก์', 'Citibank', [10], '#1583C7', 'off'],
  ['SCBT', '020', 'ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)', 'Standard Chartered (Thai)', [11], '#0F6EA1', 'out'],
  ['CIMBT', '022', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai', [10], '#7E2F36', 'out'],
  ['UOBT', '024', 'ธนาคารยูโอบี', 'UOB (Thai)', [10], '#0B3979', 'out'],
  ['BAY', '025', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya', [10], '#FEC43B', 'both'],
  ['GSB', '030', 'ธนาคารออมสิน', 'Government Savings Bank', [12], '#EB198D', 'both'],
  ['HSBC', '031', 'ธนาคารเอชเอสบีซี', 'HSBC', [12], '#FD0D1B', 'off'],
  ['GHB', '033', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank', [12], '#F57D23', 'out'],
  ['BAAC', '034', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร (ธ.ก.ส.)', 'BAAC', [12], '#4B9B1D', 'out'],
  ['EXIM', '035', 'ธนาคารเพื่อการส่งออกและนำเข้าแห่งประเทศไทย', 'EXIM Bank', [10], '#1E3A8A', 'off'],
  ['TBANK', '065', 'ธนาคารธนชาต (รวมกับ TTB แล้ว)', 'Thanachart', [10], '#FC4F1F', 'off'],
  ['ISBT', '066', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand', [10], '#184615', 'out'],
  ['TISCO', '067', 'ธนาคารทิสโก้', 'TISCO Bank', [14], '#12549F', 'out'],
  ['KKP', '069', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra', [14], '#199CC5', 'out'],
  ['ICBCT', '070', 'ธนาคารไอซีบีซี (ไทย)', 'ICBC (Thai)', [10], '#C50F1C', 'out'],
  ['TCRB', '071', 'ธนาคารไทยเครดิต', 'Thai Credit Bank', [10], '#0A4AB3', 'out'],
  ['LHBANK', '073', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'LH Bank', [10], '#6D6E71', 'out'],
  ['SME', '098', 'ธนาคารพัฒนาวิสาหกิจขนาดกลางและขนาดย่อม', 'SME D Bank', [10], '#2E7D32', 'off'],
  ['TRUEWALLET', null, 'ทรูมันนี่ วอลเล็ท', 'TrueMoney Wallet', [10], '#F58220', 'both'],
  ['PROMPTPAY', null, 'พร้อมเพย์', 'PromptPay', [10, 13, 15], '#113566', 'in'],
];

/** The banks of Thailand, the wallet and PromptPay. */
export function bankRefRows(): SeedRow<'bank_ref'>[] {
  return banks.map(([code, bot_code, name_th, name_en, digits, colour, use], at) => ({
    code,
    bot_code,
    name_th,
    name_en,
    acct_digits: [...digits],
    colour,
    can_deposit: use === 'both' || use === 'in',
    can_withdraw: use === 'both' || use === 'out',
    sort_order: (at + 1) * 10,
    status: use === 'off' ? 'inactive' : 'active',
  }));
}

/** Digits of an account number of this bank. */
export function accountDigits(code: string): number {
  return banks.find(([bank]) => bank === code)?.[4][0] ?? 10;
}
