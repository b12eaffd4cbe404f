import { chance } from './scenarios.ts';

/** Our code, the Bank of Thailand's code and the Thai name of the banks that a gateway may reach. */
const banks: readonly (readonly [code: string, number: string, name: string])[] = [
  ['BBL', '002', 'ธนาคารกรุงเทพ'],
  ['KBANK', '004', 'ธนาคารกสิกรไทย'],
  ['KTB', '006', 'ธนาคารกรุงไทย'],
  ['TTB', '011', 'ธนาคารทหารไทยธนชาต'],
  ['SCB', '014', 'ธนาคารไทยพาณิชย์'],
  ['CIMBT', '022', 'ธนาคารซีไอเอ็มบี ไทย'],
  ['UOBT', '024', 'ธนาคารยูโอบี'],
  ['BAY', '025', 'ธนาคารกรุงศรีอยุธยา'],
  ['GSB', '030', 'ธนาคารออมสิน'],
  ['GHB', '033', 'ธนาคารอาคารสงเคราะห์'],
  ['BAAC', '034', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร (ธ.ก.ส.)'],
  ['ISBT', '066', 'ธนาคารอิสลามแห่งประเทศไทย'],
  ['TISCO', '067', 'ธนาคารทิสโก้'],
  ['KKP', '069', 'ธนาคารเกียรตินาคินภัทร'],
  ['TCRB', '071', 'ธนาคารไทยเครดิต'],
  ['LHBANK', '073', 'ธนาคารแลนด์ แอนด์ เฮ้าส์'],
];

/** The banks that one provider of the sandbox reaches, as it would report them. */
export function bankList(provider: string, seed: string): readonly Readonly<Record<string, unknown>>[] {
  return banks.map(([bank, number, name], i) => ({
    bank,
    code: number,
    name,
    deposit: i < 8 || chance(seed, `${provider} in ${bank}`) < 0.8,
    withdraw: i < 8 || chance(seed, `${provider} out ${bank}`) < 0.6,
  }));
}

/** Baht of the largest transfer: to the large banks, to the others, to a wallet. */
const [mostLarge, most, mostWallet] = ['2000000.00', '700000.00', '100000.00'];

/** The banks and wallets that an account of the sandbox can transfer to. */
export function transferBanks(): readonly Readonly<Record<string, string | null>>[] {
  return [
    ...banks.map(([bank, code, name], i) => ({ bank, code, name, max_amount: i < 5 ? mostLarge : most })),
    { bank: 'TRUEWALLET', code: null, name: 'ทรูมันนี่ วอลเล็ท', max_amount: mostWallet },
  ];
}
