import type { SeedRow } from '#server/demo/insert.ts';

type Poll = SeedRow<'poll'>;

/** A poll of the demo. Times are hours from now. */
export interface DemoPoll {
  readonly title: string;
  readonly type: NonNullable<Poll['type']>;
  readonly mode: NonNullable<Poll['choice_mode']>;
  readonly status: NonNullable<Poll['status']>;
  readonly opens: number;
  readonly closes: number;
  /** Answers in the demo of its usual size. */
  readonly answers: number;
  readonly category: NonNullable<SeedRow<'poll_choice'>['category']>;
  /** Choices, how much each is liked, and which are right. */
  readonly choices: readonly (readonly [name: string, liked: number, right?: true])[];
  readonly number?: string;
  readonly budget: number;
  readonly prizes: readonly (readonly [
    from: number,
    to: number,
    type: NonNullable<SeedRow<'poll_rank_reward'>['reward_type']>,
    value: number,
    label?: string,
  ])[];
  readonly facts?: Readonly<Record<string, string>>;
  /** Only the largest agents take part. */
  readonly agents?: number;
}

const ended = { status: 'distributed' } as const;

/** Polls of the last weeks, the latest first; the small demo has only the marked ones. */
export const demoPolls: readonly (DemoPoll & { readonly small?: true })[] = [
  {
    ...{
      title: 'ทายผลคืนนี้: สิงห์แดง พบ เรือใบ',
      type: 'predict',
      mode: 'single',
      status: 'open',
      opens: -20,
      closes: 6,
      small: true,
    },
    ...{ answers: 1240, category: 'team', budget: 20_000 },
    choices: [
      ['สิงห์แดง เอฟซี', 46],
      ['เรือใบ ยูไนเต็ด', 38],
      ['เสมอ', 16],
    ],
    prizes: [
      [1, 1, 'credit', 5000, 'รางวัลที่ 1'],
      [2, 5, 'credit', 1000, 'รางวัลที่ 2-5'],
      [6, 20, 'credit_free', 200, 'รางวัลปลอบใจ'],
    ],
    facts: { home_team: 'สิงห์แดง เอฟซี', away_team: 'เรือใบ ยูไนเต็ด', league: 'พรีเมียร์คัพ', hashtag: '#ทายผลคืนนี้' },
  },
  {
    ...{
      title: 'โหวตหมวดเกมที่อยากให้จัดโปรเดือนหน้า',
      type: 'vote',
      mode: 'multiple',
      status: 'open',
      opens: -70,
      closes: 98,
    },
    ...{ answers: 860, category: 'text', budget: 5000 },
    choices: [
      ['สล็อต', 34],
      ['คาสิโนสด', 27],
      ['กีฬา', 21],
      ['ยิงปลา', 9],
      ['หวย', 6],
      ['เกมไพ่', 3],
    ],
    prizes: [[1, 10, 'point', 500, 'แต้มสะสม']],
  },
  {
    ...{
      title: 'ใครคือผู้เล่นยอดเยี่ยมประจำสัปดาห์',
      type: 'predict',
      mode: 'single',
      status: 'closed',
      opens: -96,
      closes: -3,
    },
    ...{ answers: 540, category: 'person', budget: 3000 },
    choices: [
      ['ธนา ศรีสุข', 40],
      ['มาร์โก้ ซิลวา', 33],
      ['อเล็กซ์ คิม', 18],
      ['ดิเอโก้ ลูน่า', 9],
    ],
    prizes: [[1, 3, 'credit', 1000]],
  },
  {
    ...{
      title: 'ทายสกอร์ นัดชิงถ้วยมังกร',
      type: 'predict_score',
      mode: 'single',
      status: 'resulted',
      opens: -130,
      closes: -30,
    },
    ...{ answers: 720, category: 'text', budget: 12_000 },
    choices: [
      ['1-0', 18],
      ['2-1', 31, true],
      ['1-1', 20],
      ['0-1', 12],
      ['2-0', 11],
      ['3-1', 5],
      ['0-0', 3],
    ],
    prizes: [
      [1, 1, 'credit', 3000, 'แชมป์ทายสกอร์'],
      [2, 6, 'credit', 1000],
      [7, 16, 'credit_free', 300],
    ],
  },
  {
    ...{ title: 'ทายแชมป์ลีกเอเชีย', type: 'predict', mode: 'single', ...ended, opens: -330, closes: -220, small: true },
    ...{ answers: 610, category: 'team', budget: 8000 },
    choices: [
      ['มังกรฟ้า', 45, true],
      ['พยัคฆ์ทอง', 35],
      ['อินทรีดำ', 20],
    ],
    prizes: [
      [1, 1, 'item', 4500, 'หูฟังไร้สาย'],
      [2, 10, 'point', 1000, 'แต้มสะสม'],
    ],
  },
  {
    ...{ title: 'แบบสอบถามความพึงพอใจบริการฝากถอน', type: 'survey', mode: 'single', ...ended, opens: -520, closes: -400 },
    ...{ answers: 430, category: 'text', budget: 1000 },
    choices: [
      ['พอใจมาก', 58],
      ['พอใจ', 28],
      ['เฉย ๆ', 9],
      ['ควรปรับปรุง', 5],
    ],
    prizes: [[1, 12, 'ticket', 3, 'ตั๋วกงล้อ']],
  },
  {
    ...{ title: 'ทายเลขท้าย 2 ตัว งวดกลางเดือน', type: 'predict', mode: 'number', ...ended, opens: -700, closes: -610 },
    ...{ answers: 480, category: 'number', budget: 6000, number: '47' },
    choices: [],
    prizes: [[1, 5, 'point', 2000, 'แต้มสะสม']],
  },
  {
    ...{ title: 'ดาวซัลโวประจำเดือน', type: 'predict', mode: 'multiple', ...ended, opens: -900, closes: -760 },
    ...{ answers: 320, category: 'person', budget: 3000, agents: 5 },
    choices: [
      ['ธนา ศรีสุข', 38, true],
      ['มาร์โก้ ซิลวา', 30, true],
      ['อเล็กซ์ คิม', 20],
      ['ดิเอโก้ ลูน่า', 12],
    ],
    prizes: [
      [1, 1, 'item', 2500, 'เสื้อทีมพร้อมลายเซ็น'],
      [2, 8, 'ticket', 5],
    ],
  },
  {
    ...{
      title: 'ทายผลศึกมวยไทยคืนวันเสาร์ คู่เอก: ขุนศึก ศิษย์ครูดำ พบ เพชรมณี เกียรติเพชร ที่สนามมวยชั่วคราวลานคนเมือง',
      type: 'predict',
      mode: 'single',
    },
    ...{ status: 'draft', opens: 50, closes: 74, answers: 0, category: 'person', budget: 10_000, small: true },
    choices: [
      ['ขุนศึก ศิษย์ครูดำ', 1],
      ['เพชรมณี เกียรติเพชร', 1],
    ],
    prizes: [[1, 5, 'credit', 1000]],
  },
];
