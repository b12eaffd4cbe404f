import type { SeedRow } from '#server/demo/insert.ts';

type Row = SeedRow<'promotion'>;

/** A promotion of the demo; amounts in baht. */
export interface Offer {
  readonly code: string;
  readonly name: string;
  readonly type: Row['type'];
  readonly mode: Row['bonus_mode'];
  /** Per cent or baht; null where tiers say it. */
  readonly value: number | null;
  /** The largest bonus. */
  readonly max: number | null;
  readonly status: NonNullable<Row['status']>;
}

type Line = readonly [
  code: string,
  name: string,
  type: Offer['type'],
  mode: Offer['mode'],
  value: number | null,
  max: number | null,
  status: Offer['status'],
];

const lines: readonly Line[] = [
  ['NEW100', 'สมาชิกใหม่รับ 100%', 'new_member', 'percent', 100, 500, 'active'],
  ['DAY20', 'ฝากแรกของวัน 20%', 'first_deposit_day', 'percent', 20, 300, 'active'],
  ['ALL5', 'ทุกยอดฝากรับ 5%', 'every_deposit', 'percent', 5, 500, 'active'],
  ['HAPPY', 'ชั่วโมงทอง 20:00–22:00', 'happy_hour', 'fixed', 50, null, 'active'],
  ['FREE50', 'เครดิตฟรี 50', 'credit_free', 'fixed', 50, null, 'exhausted'],
  ['BACK30', 'คิดถึงจัง รับ 30%', 'winback', 'percent', 30, 300, 'active'],
  ['BIRTH', 'ของขวัญวันเกิด', 'birthday', 'fixed', 200, null, 'active'],
  ['VIPONLY', 'เฉพาะวีไอพี', 'custom', 'fixed', 500, null, 'active'],
  ['STEP', 'ฝากขั้นบันได', 'every_deposit', 'tier', null, null, 'paused'],
  ['SONGKRAN', 'โปรสงกรานต์', 'every_deposit', 'percent', 13, 400, 'scheduled'],
  ['NEWYEAR', 'ฉลองปีใหม่', 'every_deposit', 'percent', 25, 500, 'expired'],
  ['SLOT15', 'สายสล็อต 15%', 'first_deposit_day', 'percent', 15, 200, 'expired'],
  ['SPORT10', 'สายกีฬา 10%', 'every_deposit', 'percent', 10, 300, 'paused'],
  ['DRAFT1', 'โปรใหม่เดือนหน้า', 'happy_hour', 'fixed', 30, null, 'draft'],
];

/** Promotions of every type, in every state. */
export const offers: readonly Offer[] = lines.map(([code, name, type, mode, value, max, status]) => ({
  ...{ code, name, type, mode, value, max, status },
}));
