import type { SeedRow } from './insert.ts';

type Reward = SeedRow<'event_reward'>;

/** One slot of a wheel of the demo: a reward by its place in `demoRewards`, and how heavy it is. */
export interface DemoSlot {
  readonly reward: number;
  readonly weight: number;
  readonly daily?: number;
  readonly total?: number;
  /** Position of the slot that comes up instead. */
  readonly standIn?: number;
}

const credit = (name: string, baht: number, turnover: string, color: string, more: Partial<Reward> = {}) => ({
  ...{ name, type: 'credit' as const, value: BigInt(baht) * 100n, turnover_multiple: turnover, color },
  ...more,
});
const free = (name: string, baht: number, cap: number, color: string) => ({
  ...{ name, type: 'credit_free' as const, value: BigInt(baht) * 100n, turnover_multiple: '10.00', color },
  ...{ withdraw_cap: BigInt(cap) * 100n, expire_hours: 72 },
});
const counted = (name: string, type: 'point' | 'ticket', count: number, color: string) => ({
  ...{ name, type, value: BigInt(count) * 100n, color },
});
const thing = (name: string, type: 'item' | 'coupon', baht: number, stock: number, color: string) => ({
  ...{ name, type, value: BigInt(baht) * 100n, color, stock_total: stock, expire_hours: 720 },
});

/** Rewards of the demo; the first eight are those of the smallest one. */
export const demoRewards: readonly (Pick<Reward, 'name' | 'type' | 'value'> & Partial<Reward>)[] = [
  { name: 'เสียใจด้วย ลองใหม่อีกครั้ง', type: 'none', value: 0n, color: '#90A4AE' },
  counted('แต้ม 10', 'point', 10, '#42A5F5'),
  counted('แต้ม 50', 'point', 50, '#1E88E5'),
  counted('ตั๋วหมุนฟรี 1 ใบ', 'ticket', 1, '#26A69A'),
  credit('เครดิต 10 บาท', 10, '1.00', '#66BB6A'),
  credit('เครดิต 50 บาท', 50, '3.00', '#FFB300'),
  credit('เครดิต 500 บาท', 500, '5.00', '#EF6C00', { stock_total: 200 }),
  thing('ทองคำ 1 สลึง', 'item', 9_800, 3, '#D32F2F'),
  free('เครดิตฟรี 20 บาท', 20, 200, '#8BC34A'),
  free('เครดิตฟรี 50 บาท', 50, 500, '#7CB342'),
  free('เครดิตฟรี 100 บาท', 100, 1_000, '#558B2F'),
  credit('เครดิต 5 บาท', 5, '1.00', '#9CCC65'),
  credit('เครดิต 20 บาท', 20, '2.00', '#FDD835'),
  credit('เครดิต 100 บาท', 100, '3.00', '#FB8C00'),
  credit('เครดิต 1,000 บาท', 1_000, '5.00', '#E64A19', { stock_total: 50 }),
  credit('เครดิต 5,000 บาท (แจ็กพอต)', 5_000, '5.00', '#B71C1C', { stock_total: 5 }),
  counted('แต้ม 5', 'point', 5, '#64B5F6'),
  counted('แต้ม 100', 'point', 100, '#1565C0'),
  counted('แต้ม 500', 'point', 500, '#0D47A1'),
  counted('ตั๋วหมุนฟรี 3 ใบ', 'ticket', 3, '#00897B'),
  thing('หูฟังไร้สาย', 'item', 1_290, 20, '#8E24AA'),
  thing('สมาร์ตโฟนรุ่นท็อป', 'item', 42_900, 1, '#4A148C'),
  thing('บัตรเติมน้ำมัน 500 บาท', 'coupon', 500, 40, '#6D4C41'),
  { ...thing('เสื้อยืดที่ระลึก (หมดรุ่น)', 'item', 250, 100, '#5D4037'), status: 'inactive' },
];

/** The slots of each wheel of the demo, by position; weights add up to 10,000. */
export const demoSlots: readonly (readonly DemoSlot[])[] = [
  [
    { reward: 0, weight: 3_400 },
    { reward: 1, weight: 2_600 },
    { reward: 4, weight: 1_800, daily: 60, standIn: 2 },
    { reward: 3, weight: 1_000 },
    { reward: 2, weight: 900 },
    { reward: 5, weight: 275, daily: 20, total: 600, standIn: 2 },
    { reward: 6, weight: 24, daily: 2, standIn: 1 },
    { reward: 7, weight: 1, total: 1, standIn: 1 },
  ],
  [
    { reward: 0, weight: 4_000 },
    { reward: 16, weight: 2_500 },
    { reward: 11, weight: 1_500 },
    { reward: 12, weight: 900, daily: 40, standIn: 2 },
    { reward: 17, weight: 600 },
    { reward: 22, weight: 100, total: 30, standIn: 5 },
    { reward: 20, weight: 50, total: 10, standIn: 1 },
    { reward: 13, weight: 350, daily: 10, standIn: 3 },
  ],
  [
    { reward: 0, weight: 3_000 },
    { reward: 1, weight: 2_000 },
    { reward: 8, weight: 1_200, daily: 100, standIn: 2 },
    { reward: 3, weight: 1_000 },
    { reward: 4, weight: 900 },
    { reward: 9, weight: 600, daily: 50, standIn: 2 },
    { reward: 17, weight: 500 },
    { reward: 19, weight: 400 },
    { reward: 10, weight: 250, daily: 10, total: 200, standIn: 2 },
    { reward: 14, weight: 100, daily: 3, standIn: 1 },
    { reward: 15, weight: 40, total: 2, standIn: 1 },
    { reward: 21, weight: 10, total: 1, standIn: 1 },
  ],
];
