import type { SeedRow } from './insert.ts';
import { day, later, type World } from './world.ts';

type Reward = SeedRow<'event_reward'>;

/** A reward of the demo. Areas that give it count it in `stock_used`. */
export type DemoReward = Reward & { id: number; stock_used: number };

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

/** The first eight are those of the smallest demo. */
const demoRewards: readonly (Pick<Reward, 'name' | 'type' | 'value'> & Partial<Reward>)[] = [
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

/** The rewards of all areas, by index; areas record who got which. */
export function makeRewards(world: World): readonly DemoReward[] {
  const since = later(world.now, -40 * day);
  return demoRewards.slice(0, world.size.agents <= 2 ? 8 : undefined).map(
    (reward, index): DemoReward => ({
      ...{ id: index + 1, image_url: null, turnover_multiple: null, withdraw_cap: null, expire_hours: null },
      ...{ stock_total: null, stock_used: 0, used_in: [], status: 'active', color: null },
      ...{ created_at: since, updated_at: since, created_by: null, updated_by: null, version: 1, ...reward },
    }),
  );
}
