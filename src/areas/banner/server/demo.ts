import type { Agents } from '#server/demo/agents.ts';
import type { AreaDemo } from '#server/demo/area-demo.ts';
import { insertAny, insertRows, type SeedRow } from '#server/demo/insert.ts';
import { fileOf, plainPicture } from '#server/demo/pictures.ts';
import { day, later, type World } from '#server/demo/world.ts';

const titles = [
  'โปรสงกรานต์ รับโบนัสทุกยอดฝาก',
  'สมาชิกใหม่รับ 100%',
  'คืนยอดเสียทุกวันจันทร์',
  'ทัวร์นาเมนต์สล็อตประจำสัปดาห์',
  'แลกแต้มลุ้นทองคำ',
  'ชวนเพื่อนรับค่าคอม',
  'ชั่วโมงทอง 20:00–22:00',
  'กงล้อนำโชคหมุนฟรี',
  'บาคาร่าสดโต๊ะภาษาไทย',
  'ทายผลบอลคู่เด็ด',
  'ภารกิจประจำวัน รับแต้ม',
  'ปิดปรับปรุงระบบธนาคาร',
  'วันเกิดเดือนนี้รับของขวัญ',
  'เกมใหม่ประจำเดือน',
  'ร้านค้าแลกแต้มเปิดแล้ว',
  'ยืนยันตัวตนก่อนถอน',
] as const;

/** Banners in every state, with their pictures. */
async function bannerRows(world: World, { ids }: Agents) {
  const count = world.size.agents <= 2 ? 4 : titles.length;
  const files: object[] = [];
  const rows: SeedRow<'banner'>[] = [];
  for (const [at, title] of titles.slice(0, count).entries()) {
    const id = at + 1;
    const random = world.random('banner', at);
    const made = later(world.now, -(20 + random.next() * 60) * day);
    const status =
      (['active', 'active', 'active', 'active', 'scheduled', 'expired', 'inactive', 'draft'] as const)[at % 8] ??
      'active';
    const seen = status === 'active' || status === 'expired' || status === 'inactive';
    const views = seen ? Math.round(random.around(9_000, 0.8)) : 0;
    const clicks = Math.round(views * (0.01 + random.next() * 0.07));
    const wide = fileOf(await plainPicture(960, 300, at), { entity: 'Banner', id, field: 'image', at: made });
    const narrow = fileOf(await plainPicture(540, 360, at), { entity: 'Banner', id, field: 'image_mobile', at: made });
    files.push(wide.row, narrow.row);
    rows.push({
      id,
      title,
      image: wide.url,
      image_mobile: narrow.url,
      position: random.pick(['home_slide', 'home_slide', 'home_popup', 'lobby', 'promotion', 'login']),
      agent_ids: random.chance(0.5)
        ? [...ids]
        : ids
            .filter(() => random.chance(0.4))
            .concat(ids.slice(-1))
            .filter((one, i, all) => all.indexOf(one) === i),
      link_type: at === 1 ? 'promotion' : at % 3 === 0 ? 'internal' : 'none',
      link_value: at === 1 ? 'NEW100' : at % 3 === 0 ? '/promotion' : null,
      open_new_tab: false,
      audience: random.pick(['all', 'all', 'member', 'new', 'guest']),
      start_at: status === 'scheduled' ? later(world.now, 3 * day) : made,
      end_at:
        status === 'expired'
          ? later(world.now, -2 * day)
          : status === 'active'
            ? later(world.now, (10 + random.next() * 40) * day)
            : null,
      sort_order: id * 10,
      view_count: views,
      click_count: clicks,
      ctr_pct: views > 0 ? ((clicks * 100) / views).toFixed(4) : null,
      status,
      created_at: made,
      created_by: null,
      updated_at: made,
      updated_by: null,
      version: 1,
    });
  }
  return { rows, files };
}

export const demo: AreaDemo = {
  tell: ({ world, agents }) => ({
    async write(tx) {
      const { rows, files } = await bannerRows(world, agents);
      await insertAny(tx, 'file', files);
      await insertRows(tx, 'banner', rows);
    },
  }),
};
