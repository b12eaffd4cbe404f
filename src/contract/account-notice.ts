import type { Text } from './text.ts';

/** What may be done to the ways in which a person gets in, or to what they find there. */
export const accountEvents = [
  'created',
  'reset',
  'email',
  'networks',
  'reactivated',
  'role',
  'agents',
  'team',
  'guesses',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** Facts of an event: texts before and after. */
export interface EventDetail {
  readonly from?: string;
  readonly to?: string;
  /** Where guesses came from. */
  readonly ip?: string;
}

/** Something that the person, or an owner of the house, should know of. */
export interface AccountNotice {
  readonly id: number;
  readonly kind: AccountEvent;
  /** UTC ISO 8601. */
  readonly at: string;
  /** User name of the account. */
  readonly username: string;
  /** It is the reader's own account. */
  readonly own: boolean;
  /** Display name of the user who did it; null = unknown. */
  readonly by: string | null;
  readonly detail: EventDetail;
}

type Sentence = (detail: EventDetail) => Text;

const change =
  (th: string, en: string): Sentence =>
  ({ from, to }) => ({
    th: `เปลี่ยน${th}จาก ${from || '–'} เป็น ${to || '–'}`,
    en: `${en} changed from ${from || '–'} to ${to || '–'}`,
  });

const sentences: Readonly<Record<AccountEvent, Sentence>> = {
  created: () => ({ th: 'เปิดบัญชี', en: 'account opened' }),
  reset: () => ({
    th: 'ยกเลิกรหัสผ่านเดิมและส่งลิงก์ตั้งรหัสผ่านใหม่',
    en: 'password cancelled, and a link to set a new one sent',
  }),
  email: change('อีเมล', 'e-mail'),
  networks: change('เครือข่ายที่อนุญาต', 'allowed networks'),
  reactivated: () => ({ th: 'เปิดใช้งานบัญชีอีกครั้ง', en: 'account opened again' }),
  role: change('ตำแหน่ง', 'role'),
  agents: change('เอเย่นต์ที่ดูแล', 'agents'),
  team: change('ทีมการเงิน', 'finance team'),
  guesses: ({ ip }) => ({
    th: `มีการใส่รหัสผ่านผิดหลายครั้ง${ip ? ` จาก ${ip}` : ''}`,
    en: `several wrong passwords${ip ? ` from ${ip}` : ''}`,
  }),
};

/** What happened, as a sentence without its time: `เปลี่ยนอีเมลจาก a@b.c เป็น d@e.f โดย คุณนก`. */
export function noticeText({ kind, detail, by }: Pick<AccountNotice, 'kind' | 'detail' | 'by'>): Text {
  const { th, en } = sentences[kind](detail);
  return by === null ? { th, en } : { th: `${th} โดย ${by}`, en: `${en} by ${by}` };
}
