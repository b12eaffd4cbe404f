// Long because it is a table: names of people, and how they stand to each other.
import { describe, expect, it, test } from 'vitest';
import { foldName, isNameOf, matchNames, type NameMatch, plainName } from './name-match.ts';

/** One pair a line: what an account says, an equals sign, the name of the person. */
const pairs: Readonly<Record<NameMatch, Readonly<Record<string, string>>>> = {
  same: {
    'titles written out': `
      นายสมชาย ใจดี = สมชาย ใจดี
      นาย สมชาย ใจดี = สมชาย ใจดี
      นาย  สมชาย   ใจดี = สมชาย ใจดี
      นางสมหญิง ใจดี = สมหญิง ใจดี
      นาง สมหญิง ใจดี = สมหญิง ใจดี
      นางสาวสมหญิง ใจดี = สมหญิง ใจดี
      นางสาว สมหญิง ใจดี = สมหญิง ใจดี
      นางสาวสมหญิง ใจดี = นางสมหญิง ใจดี
      เด็กชายสมชาย ใจดี = สมชาย ใจดี
      เด็กชาย สมชาย ใจดี = สมชาย ใจดี
      เด็กหญิงสมหญิง ใจดี = สมหญิง ใจดี
      เด็กหญิง สมหญิง ใจดี = นางสาวสมหญิง ใจดี
      คุณสมชาย ใจดี = สมชาย ใจดี
      คุณ สมชาย ใจดี = นายสมชาย ใจดี
      คุณหญิงสมใจ ใจดี = สมใจ ใจดี
      ท่านผู้หญิงสมใจ ใจดี = สมใจ ใจดี
      ว่าที่ร้อยตรีสมชาย ใจดี = สมชาย ใจดี
      ว่าที่ร้อยตรี สมชาย ใจดี = สมชาย ใจดี
      ว่าที่ร้อยตรีหญิงสมหญิง ใจดี = สมหญิง ใจดี
      ว่าที่ร้อยตรีหญิง สมหญิง ใจดี = สมหญิง ใจดี
      ว่าที่ ร้อยตรี สมชาย ใจดี = สมชาย ใจดี
      ว่าที่ร้อยเอกสมชาย ใจดี = สมชาย ใจดี
      ร้อยตรีสมชาย ใจดี = สมชาย ใจดี
      ร้อยโท สมชาย ใจดี = สมชาย ใจดี
      ร้อยเอก สมชาย ใจดี = สมชาย ใจดี
      พันตรีสมชาย ใจดี = สมชาย ใจดี
      พันโท สมชาย ใจดี = สมชาย ใจดี
      พันเอกหญิง สมหญิง ใจดี = สมหญิง ใจดี
      พลตรี สมชาย ใจดี = สมชาย ใจดี
      พลเอก สมชาย ใจดี = สมชาย ใจดี
      จ่าสิบเอก สมชาย ใจดี = สมชาย ใจดี
      สิบเอกสมชาย ใจดี = สมชาย ใจดี
      สิบตรี สมชาย ใจดี = สมชาย ใจดี
      พลทหาร สมชาย ใจดี = สมชาย ใจดี
      เรือตรี สมชาย ใจดี = สมชาย ใจดี
      เรือเอกสมชาย ใจดี = สมชาย ใจดี
      นาวาโท สมชาย ใจดี = สมชาย ใจดี
      นาวาเอก สมชาย ใจดี = สมชาย ใจดี
      พลเรือตรี สมชาย ใจดี = สมชาย ใจดี
      พันจ่าเอก สมชาย ใจดี = สมชาย ใจดี
      จ่าเอก สมชาย ใจดี = สมชาย ใจดี
      เรืออากาศตรี สมชาย ใจดี = สมชาย ใจดี
      เรืออากาศเอกหญิง สมหญิง ใจดี = สมหญิง ใจดี
      นาวาอากาศโท สมชาย ใจดี = สมชาย ใจดี
      พลอากาศเอก สมชาย ใจดี = สมชาย ใจดี
      พันจ่าอากาศเอก สมชาย ใจดี = สมชาย ใจดี
      จ่าอากาศตรี สมชาย ใจดี = สมชาย ใจดี
      ร้อยตำรวจตรี สมชาย ใจดี = สมชาย ใจดี
      ร้อยตำรวจเอกหญิง สมหญิง ใจดี = สมหญิง ใจดี
      พันตำรวจโทสมชาย ใจดี = สมชาย ใจดี
      พันตำรวจเอก สมชาย ใจดี = สมชาย ใจดี
      พลตำรวจตรี สมชาย ใจดี = สมชาย ใจดี
      ดาบตำรวจ สมชาย ใจดี = สมชาย ใจดี
      สิบตำรวจเอก สมชาย ใจดี = สมชาย ใจดี
      จ่าสิบตำรวจ สมชาย ใจดี = สมชาย ใจดี
      ศาสตราจารย์ สมชาย ใจดี = สมชาย ใจดี
      รองศาสตราจารย์สมชาย ใจดี = สมชาย ใจดี
      ผู้ช่วยศาสตราจารย์ สมชาย ใจดี = สมชาย ใจดี
      นายแพทย์สมชาย ใจดี = สมชาย ใจดี
      แพทย์หญิง สมหญิง ใจดี = สมหญิง ใจดี
      ทันตแพทย์หญิง สมหญิง ใจดี = สมหญิง ใจดี
      เภสัชกร สมชาย ใจดี = สมชาย ใจดี
      หม่อมหลวงสมชาย ใจดี = สมชาย ใจดี
      หม่อมราชวงศ์ สมชาย ใจดี = สมชาย ใจดี
      หม่อมสมหญิง ใจดี = สมหญิง ใจดี
      พระสมชาย ใจดี = สมชาย ใจดี
      พระมหา สมชาย ใจดี = สมชาย ใจดี
      สามเณร สมชาย ใจดี = สมชาย ใจดี`,
    'titles shortened': `
      น.ส.สมหญิง ใจดี = สมหญิง ใจดี
      น.ส. สมหญิง ใจดี = สมหญิง ใจดี
      น. ส. สมหญิง ใจดี = สมหญิง ใจดี
      นส.สมหญิง ใจดี = สมหญิง ใจดี
      นส สมหญิง ใจดี = สมหญิง ใจดี
      ด.ช.สมชาย ใจดี = สมชาย ใจดี
      ดช. สมชาย ใจดี = สมชาย ใจดี
      ด.ญ.สมหญิง ใจดี = สมหญิง ใจดี
      ด.ญ. สมหญิง ใจดี = น.ส. สมหญิง ใจดี
      ว่าที่ ร.ต. สมชาย ใจดี = สมชาย ใจดี
      ว่าที่ร.ต.สมชาย ใจดี = สมชาย ใจดี
      ว่าที่ ร.ต.หญิง สมหญิง ใจดี = สมหญิง ใจดี
      ว่าที่ร.ต.(หญิง) สมหญิง ใจดี = สมหญิง ใจดี
      ร.ต. สมชาย ใจดี = สมชาย ใจดี
      ร.อ.สมชาย ใจดี = สมชาย ใจดี
      พ.ต. สมชาย ใจดี = สมชาย ใจดี
      พ.อ.หญิง สมหญิง ใจดี = สมหญิง ใจดี
      พล.ต. สมชาย ใจดี = สมชาย ใจดี
      พล.อ. สมชาย ใจดี = สมชาย ใจดี
      ร.ต.ต. สมชาย ใจดี = สมชาย ใจดี
      ร.ต.อ.หญิง สมหญิง ใจดี = สมหญิง ใจดี
      พ.ต.ท.สมชาย ใจดี = สมชาย ใจดี
      พ.ต.อ. สมชาย ใจดี = สมชาย ใจดี
      พล.ต.อ. สมชาย ใจดี = สมชาย ใจดี
      ด.ต. สมชาย ใจดี = สมชาย ใจดี
      ส.ต.ท. สมชาย ใจดี = สมชาย ใจดี
      จ.ส.อ. สมชาย ใจดี = สมชาย ใจดี
      ส.อ. สมชาย ใจดี = สมชาย ใจดี
      น.ต. สมชาย ใจดี = สมชาย ใจดี
      น.อ. สมชาย ใจดี = สมชาย ใจดี
      พล.ร.ต. สมชาย ใจดี = สมชาย ใจดี
      พ.จ.อ. สมชาย ใจดี = สมชาย ใจดี
      จ.อ. สมชาย ใจดี = สมชาย ใจดี
      พ.อ.อ. สมชาย ใจดี = สมชาย ใจดี
      ดร. สมชาย ใจดี = สมชาย ใจดี
      ดร.สมชาย ใจดี = สมชาย ใจดี
      ผศ. สมชาย ใจดี = สมชาย ใจดี
      ผศ.ดร.สมชาย ใจดี = สมชาย ใจดี
      รศ.ดร. สมชาย ใจดี = สมชาย ใจดี
      ศ.ดร. สมชาย ใจดี = สมชาย ใจดี
      ศ. สมชาย ใจดี = สมชาย ใจดี
      นพ. สมชาย ใจดี = สมชาย ใจดี
      พญ.สมหญิง ใจดี = สมหญิง ใจดี
      ทพ. สมชาย ใจดี = สมชาย ใจดี
      ภก. สมชาย ใจดี = สมชาย ใจดี
      ม.ล. สมชาย ใจดี = สมชาย ใจดี
      ม.ร.ว.สมชาย ใจดี = สมชาย ใจดี
      รศ.ดร.พล.ต.ต. สมชาย ใจดี = สมชาย ใจดี`,
    'Latin titles': `
      MR SOMCHAI JAIDEE = Somchai Jaidee
      MR. SOMCHAI JAIDEE = Somchai Jaidee
      MR.SOMCHAI JAIDEE = Somchai Jaidee
      Mr . Somchai Jaidee = Somchai Jaidee
      MRS SOMJAI JAIDEE = Somjai Jaidee
      MRS. SOMJAI JAIDEE = Somjai Jaidee
      MRS.SOMJAI JAIDEE = Somjai Jaidee
      MS SOMJAI JAIDEE = Somjai Jaidee
      MS. SOMJAI JAIDEE = Mrs Somjai Jaidee
      MISS SOMJAI JAIDEE = Somjai Jaidee
      MISS. SOMJAI JAIDEE = Somjai Jaidee
      MSTR SOMCHAI JAIDEE = Somchai Jaidee
      MSTR. SOMCHAI JAIDEE = Somchai Jaidee
      MASTER SOMCHAI JAIDEE = Somchai Jaidee
      DR SOMCHAI JAIDEE = Somchai Jaidee
      DR. SOMCHAI JAIDEE = Somchai Jaidee
      PROF. DR. SOMCHAI JAIDEE = Somchai Jaidee
      ASST. PROF. SOMCHAI JAIDEE = Somchai Jaidee
      POL. LT. COL. SOMCHAI JAIDEE = Somchai Jaidee
      CAPT SOMCHAI JAIDEE = Somchai Jaidee
      ACTING SUB LT. SOMCHAI JAIDEE = Somchai Jaidee
      KHUN SOMCHAI JAIDEE = Somchai Jaidee
      M.L. SOMCHAI JAIDEE = Somchai Jaidee`,
    'first names that begin like a title': `
      นายคุณากร ใจดี = คุณากร ใจดี
      คุณากร ใจดี = คุณากร ใจดี
      คุณคุณากร ใจดี = คุณากร ใจดี
      นางสาวคุณัญญา ใจดี = คุณัญญา ใจดี
      คุณัญญา ใจดี = น.ส.คุณัญญา ใจดี
      นางสาวคุณิตา ใจดี = คุณิตา ใจดี
      นายคุณานนท์ ใจดี = คุณานนท์ ใจดี
      นางสาวนายิกา ใจดี = นายิกา ใจดี
      นายิกา ใจดี = นายิกา ใจดี
      นางนางนวล ใจดี = นางนวล ใจดี
      นางนวล ใจดี = นางนวล ใจดี
      นายพลอย ใจดี = พลอย ใจดี
      นางสาวพลอยไพลิน ใจดี = พลอยไพลิน ใจดี
      นายพระนาย ใจดี = พระนาย ใจดี
      นายพระพาย ใจดี = พระพาย ใจดี
      นายพันธ์เทพ ใจดี = พันธ์เทพ ใจดี
      นายดรณ์ ใจดี = ดรณ์ ใจดี
      นายนพดล ใจดี = นพดล ใจดี
      นพดล ใจดี = นพดล ใจดี
      นางสาวมลฤดี ใจดี = มลฤดี ใจดี
      นายครูใหญ่ ใจดี = ครูใหญ่ ใจดี
      นายรศนา ใจดี = รศนา ใจดี
      MR MRINAL SEN = Mrinal Sen
      MRINAL SEN = Mrinal Sen
      MISS MISSY JAIDEE = Missy Jaidee
      MISSY JAIDEE = Missy Jaidee
      MRS MSITHI JAIDEE = Msithi Jaidee
      MR DREW BARRY = Drew Barry
      MSGRAM JAIDEE = Msgram Jaidee
      MR COLIN GENTRY = Colin Gentry`,
    'letters, blanks and marks': `
      สมชาย  ใจดี = สมชาย ใจดี
      สมชายใจดี = สมชาย ใจดี
      นายสมชายใจดี = สมชาย ใจดี
      สม\u200bชาย ใจดี = สมชาย ใจดี
      \ufeffสมชาย ใจ\u200dดี = สมชาย ใจดี
      สมชาย\u00a0ใจดี = สมชาย ใจดี
      \u202aสมชาย ใจดี\u202c = สมชาย ใจดี
      สมชาย\u00adใจดี = สมชาย ใจดี
      จ\u0e4d\u0e32นงค์ ใจดี = จำนงค์ ใจดี
      น\u0e4d\u0e49\u0e32ฝน ใจดี = น้ำฝน ใจดี
      น\u0e33\u0e49ฝน ใจดี = น้ำฝน ใจดี
      เเก้ว ใจดี = แก้ว ใจดี
      ชื\u0e48น ใจดี = ช\u0e48ืน ใจดี
      รุ่ง ใจดี = ร\u0e48ุง ใจดี
      สมศักดิ์ ใจดี = สมศักด\u0e4cิ ใจดี
      สมชาย ใจดี่่ = สมชาย ใจดี่
      SOMCHAI JAIDEE = somchai jaidee
      Ｓｏｍｃｈａｉ Ｊａｉｄｅｅ = Somchai Jaidee
      José Núñez = Jose Nunez
      Anne-Marie O’Neil = Anne Marie ONeil
      JAIDEE SOMCHAI = Somchai Jaidee
      JAIDEE, SOMCHAI = Somchai Jaidee
      ใจดี สมชาย = สมชาย ใจดี
      สมชาย ณ อยุธยา = สมชาย ณอยุธยา
      สมชาย SOMCHAI ใจดี JAIDEE = สมชาย ใจดี
      บริษัท ทดสอบ จำกัด = ทดสอบ
      บจก. ทดสอบ = บริษัท ทดสอบ จำกัด
      บริษัท ทดสอบ จำกัด (มหาชน) = บริษัท ทดสอบ จำกัด
      TEST CO., LTD. = Test Company Limited`,
  },
  similar: {
    'cut short': `
      สมชาย ใจ = สมชาย ใจดี
      นายสมชาย ใจ = สมชาย ใจดี
      สมชาย = สมชาย ใจดี
      นายสมชาย = สมชาย ใจดี
      สมชายใจ = สมชาย ใจดี
      SOMCHAI JAID = Somchai Jaidee
      MR SOMCHAI J = Somchai Jaidee
      นางสาวธัญญลักษณ์ พงศ์ประเ = ธัญญลักษณ์ พงศ์ประเสริฐ
      NATTHAPHAT = Natthaphatcharaphon Wongsakulchai
      สมชาย ณ = สมชาย ณ อยุธยา
      สมชาย ใจดี = สมชาย ใจดีงาม`,
    masked: `
      สมหญิง ใจ*** = สมหญิง ใจดี
      น.ส. สมหญิง ใจ*** = สมหญิง ใจดี
      นาย สมชาย ใ*** = สมชาย ใจดี
      สม*** ใจ*** = สมชาย ใจดี
      สมช••• ใจดี = สมชาย ใจดี
      SOMCHAI JXXXX = Somchai Jaidee
      Som*** Jai*** = Somchai Jaidee
      นายสม***ย จ*** = สมชาย จันทร์
      สมชาย ใจ... = สมชาย ใจดี
      JAIDEE SOM*** = Somchai Jaidee`,
    initials: `
      S. Jaidee = Somchai Jaidee
      S JAIDEE = Somchai Jaidee
      Somchai J. = Somchai Jaidee
      สมชาย จ. = สมชาย ใจดี
      สมชาย ใ. = สมชาย ใจดี
      ส. ใจดี = สมชาย ใจดี
      MR. S. JAIDEE = Somchai Jaidee
      Jaidee S. = Somchai Jaidee`,
    'middle names': `
      John Smith = John Michael Smith
      MR JOHN M. SMITH = John Smith`,
  },
  unknown: {
    'another script': `
      MR. SOMCHAI JAIDEE = สมชาย ใจดี
      SOMCHAI JAIDEE = นาย สมชาย ใจดี
      สมหญิง ใจดี = Somying Jaidee
      Somchai J. = สมชาย ใจดี
      MISS NATTHIDA KAEWSAI = น.ส. ณัฐธิดา แก้วใส
      王小明 = สมชาย ใจดี`,
    'too little': `
      ส*** = สมชาย ใจดี
      ส*** ใ*** = สมชาย ใจดี
      **** **** = สมชาย ใจดี
      สม** **** = สม** ใจ**
      . = สมชาย ใจดี
      \u200b = สมชาย ใจดี`,
  },
  different: {
    'another surname': `
      สมชาย รักไทย = สมชาย ใจดี
      นายสมชาย รักไทย = สมชาย ใจดี
      สมชาย ใจงาม = สมชาย ใจดี
      คุณากร รักไทย = คุณากร ใจดี
      MR. SOMCHAI RAKTHAI = Somchai Jaidee
      SOMCHAI JAIDEEN = Somchai Jaiyen
      สมชาย ใจดี = สมชาย ใจดำ
      สมชาย ร. = สมชาย ใจดี
      Somchai R. = Somchai Jaidee
      สมชาย รัก*** = สมชาย ใจดี
      John Michael Smith = John Michael Brown`,
    'another first name': `
      สมหญิง ใจดี = สมชาย ใจดี
      นางสมหญิง ใจดี = นายสมชาย ใจดี
      สมศ*** ใจ = สมชาย ใจดี
      สมศักดิ์ ใ*** = สมชาย ใจดี
      INAL SEN = Mrinal Sen
      SY JAIDEE = Missy Jaidee
      ากร ใจดี = คุณากร ใจดี
      R. Jaidee = Somchai Jaidee
      สมช = สมชาย ใจดี
      SOMC = Somchai Jaidee
      ใจดี = สมชาย ใจดี
      JAIDEE = Somchai Jaidee`,
    'nobody of the two': `
      วิชัย มั่นคง = สมชาย ใจดี
      MR JOHN SMITH = Somchai Jaidee
      บริษัท ทดสอบ จำกัด = สมชาย ใจดี
      สมชาย ใจดี = บริษัท ใจดี จำกัด
      มานี = สมชาย ใจดี`,
  },
};

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split(' = ').map((part) => part.trimStart()))
    .filter((parts) => parts.length === 2);

const table = Object.entries(pairs).flatMap(([match, groups]) =>
  Object.entries(groups).flatMap(([group, text]) =>
    lines(text).map(([account = '', member = '']) => ({ match, group, account, member })),
  ),
);

describe('two names', () => {
  it('are compared in more than two hundred pairs', () => {
    expect(table.length).toBeGreaterThan(200);
  });

  test.each(table)('$group: “$account” and “$member” are $match', ({ match, account, member }) => {
    expect(matchNames(account, member)).toBe(match);
    expect(matchNames(member, account)).toBe(match);
  });

  it('are unknown while one of them is missing', () => {
    expect(matchNames(null, 'สมชาย ใจดี')).toBe('unknown');
    expect(matchNames('สมชาย ใจดี', undefined)).toBe('unknown');
    expect(matchNames('', '')).toBe('unknown');
  });

  it('are compared quickly, whatever the text', () => {
    const stars = 'ส*'.repeat(60);
    expect(matchNames(stars, 'ส'.repeat(119))).toBe('similar');
    expect(matchNames('นาย'.repeat(40), 'นาง'.repeat(40))).toBe('different');
  });

  it('agree where a person may be paid without a question', () => {
    expect((['same', 'similar', 'unknown', 'different'] as const).map(isNameOf)).toEqual([true, true, false, false]);
  });
});

test('a name as one run of letters', () => {
  expect(plainName('น.ส. สมหญิง  ใจดี')).toBe('สมหญิงใจดี');
  expect(plainName('MR. SOMCHAI JAIDEE')).toBe('somchaijaidee');
  expect(plainName('คุณากร ใจดี')).toBe('คุณากรใจดี');
  expect(foldName(' จ\u0e4d\u0e32นงค์\u200b  ใจดี ')).toBe('จำนงค์ ใจดี');
});
