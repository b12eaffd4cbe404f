/** Words before a name that are no part of it, as patterns over folded text (`foldName`): dots and blanks are still there. */

/** Written out, in Thai. They may be right before the name, so the letters alone do not distinguish a title from a name. */
const thaiWords = [
  ...['นาย', 'นาง', 'นางสาว', 'เด็กชาย', 'เด็กหญิง', 'คุณ', 'คุณหญิง', 'ท่านผู้หญิง'],
  ...['ว่าที่ร้อยตรี', 'ว่าที่ร้อยโท', 'ว่าที่ร้อยเอก', 'ว่าที่พันตรี', 'ว่าที่'],
  ...grades(['ร้อย', 'พัน', 'พล', 'สิบ', 'จ่าสิบ'], ['ตรี', 'โท', 'เอก']),
  ...grades(['เรือ', 'นาวา', 'พลเรือ', 'จ่า', 'พันจ่า'], ['ตรี', 'โท', 'เอก']),
  ...grades(['เรืออากาศ', 'นาวาอากาศ', 'พลอากาศ', 'จ่าอากาศ', 'พันจ่าอากาศ'], ['ตรี', 'โท', 'เอก']),
  ...grades(['ร้อยตำรวจ', 'พันตำรวจ', 'พลตำรวจ', 'สิบตำรวจ'], ['ตรี', 'โท', 'เอก']),
  ...['จ่าสิบตำรวจ', 'ดาบตำรวจ', 'นายดาบตำรวจ', 'พลตำรวจ', 'พลทหาร', 'พลตำรวจสำรอง'],
  ...['ศาสตราจารย์', 'รองศาสตราจารย์', 'ผู้ช่วยศาสตราจารย์', 'ดอกเตอร์', 'อาจารย์'],
  ...['นายแพทย์', 'แพทย์หญิง', 'ทันตแพทย์', 'ทันตแพทย์หญิง', 'สัตวแพทย์', 'สัตวแพทย์หญิง', 'เภสัชกร', 'เภสัชกรหญิง'],
  ...['หม่อม', 'หม่อมหลวง', 'หม่อมราชวงศ์', 'หม่อมเจ้า', 'พระ', 'พระมหา', 'พระครู', 'พระอธิการ', 'สามเณร', 'แม่ชี'],
  ...['บริษัท', 'ห้างหุ้นส่วนจำกัด', 'ห้างหุ้นส่วน'],
];

/**
 * Shortened, in Thai, with the letters that a dot may follow. What is one letter or one that names begin with needs its
 * dot; the others end with a dot or a blank.
 */
const thaiShort = [
  ...['น.ส', 'ด.ช', 'ด.ญ', 'นส', 'ดช', 'ดญ', 'นางส', 'ม.ล', 'มล', 'ม.ร.ว', 'มรว', 'ม.จ', 'ว่าที่ร.ต', 'ว่าที่ร.ท', 'ว่าที่ร.อ'],
  ...grades(['ร.', 'พ.', 'พล.', 'ส.', 'จ.ส.', 'ร.ต.', 'พ.ต.', 'พล.ต.', 'ส.ต.'], ['ต', 'ท', 'อ']),
  ...grades(['น.', 'พล.ร.', 'จ.', 'พ.จ.', 'น.อ.', 'พล.อ.', 'จ.อ.', 'พ.อ.'], ['ต', 'ท', 'อ']),
  ...[
    'ด.ต',
    'จ.ส.ต',
    'พลฯ',
    'พลต',
    'ดร',
    'ผศ',
    'รศ',
    'นพ',
    'พญ',
    'ทพ',
    'ทพญ',
    'ภก',
    'ภญ',
    'สพ.ญ',
    'น.สพ',
    'บจ',
    'บจก',
    'บมจ',
    'หจก',
  ],
];
const thaiDotted = ['ศ', 'อ', 'ร'];

/** In Latin letters: always with a dot or a blank behind, for Missy and Mrinal are names. */
const latin = [
  ...['mr', 'mrs', 'ms', 'miss', 'mstr', 'master', 'mister', 'madam', 'mme', 'khun', 'nai', 'nang', 'nangsao', 'sir'],
  ...[
    'dr',
    'prof',
    'professor',
    'assoc',
    'asst',
    'rev',
    'phra',
    'mom',
    'ml',
    'm.l',
    'mrw',
    'm.r.w',
    'm.r',
    'acting',
    'act',
  ],
  ...[
    'pvt',
    'pfc',
    'cpl',
    'sgt',
    'lt',
    'sub',
    'capt',
    'cpt',
    'maj',
    'col',
    'gen',
    'cdr',
    'adm',
    'pol',
    'wg',
    'sqn',
    'flt',
  ],
  ...['co', 'company'],
];

/** Behind the name of a company. */
const tails = /(?:\s*(?:จำกัด|จก\.?|\(?มหาชน\)?|\(?public\)?|co\.?,?|company|ltd\.?|limited|plc\.?|inc\.?))+$/;

function grades(stems: readonly string[], ranks: readonly string[]): readonly string[] {
  return stems.flatMap((stem) => ranks.map((rank) => `${stem}${rank}`));
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
/** The longest first, so that นางสาว is not taken for นาง. */
const anyOf = (words: readonly string[]) =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll('.', '\\s*\\.\\s*'))
    .join('|');

/** A rank says of a woman that she is one: ร.ต.อ.หญิง. */
const woman = '(?:\\s*\\(?หญิง\\)?(?=[\\s.]|$))?';
const ends = '(?:\\s*\\.\\s*|\\s+|$)';

/** A title that cannot be part of the name after it: a dot or a blank is between them. */
const apart = new RegExp(
  `^(?:(?:${anyOf(thaiWords)})${woman}${ends}|(?:${anyOf(thaiShort)})${ends}${woman}\\s*|(?:${anyOf(thaiDotted)})\\s*\\.\\s*|(?:${anyOf(latin)})${ends})`,
);
/** One that runs into the name. What is left must be able to begin a name: a Thai vowel that hangs on a letter cannot. */
const joined = new RegExp(`^(?:${anyOf(thaiWords)})(?=[ก-ฮเแโใไ])`);
const joinedWoman = new RegExp(`^(?:${anyOf(thaiWords)})หญิง(?=[ก-ฮเแโใไ])`);

/** Titles before one name: ผศ. ดร. ว่าที่ ร.ต. */
const most = 5;

/**
 * The possible readings of a folded name, from unchanged to without every title: นางนวล may be a name, or นวล
 * with a title. A company loses the words before and after its name.
 *
 * @example
 * untitled('นายคุณากร ใจดี'); // ['นายคุณากร ใจดี', 'คุณากร ใจดี']
 */
export function untitled(folded: string): readonly string[] {
  const found = new Set<string>([folded]);
  let open: readonly string[] = [folded];
  for (let step = 0; step < most && open.length > 0; step++) {
    open = open.flatMap((name) =>
      [apart, joined, joinedWoman]
        .map((title) => name.replace(title, '').trim())
        .filter((rest) => rest !== name && rest !== '' && !found.has(rest)),
    );
    for (const rest of open) found.add(rest);
  }
  return [...found].map((name) => name.replace(tails, '').trim()).filter((name) => name !== '');
}
