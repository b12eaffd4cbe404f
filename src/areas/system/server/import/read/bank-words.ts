// Data: how other systems and people write the names of banks.

/** Bank codes of other systems, mapped to ours. */
export const aliases: Readonly<Record<string, string>> = {
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

/** Short Thai names, longest first where one is part of another. */
export const thaiNames: readonly (readonly [string, string])[] = [
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

/** Parts of a bank's company name to ignore. */
export const companyWords = /[\s.]|ธนาคาร|จำกัด|\(มหาชน\)|บมจ/g;
