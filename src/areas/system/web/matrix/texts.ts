import { useCallback } from 'react';
import { defineTexts, useLabel } from '#web/locale/language.ts';

export const useMatrixText = defineTexts(
  {
    matrix: 'ตารางสิทธิ์',
    resource: 'ส่วนงาน',
    columns: { view: 'ดู', create: 'เพิ่ม', update: 'แก้ไข', delete: 'ลบ', export: 'ส่งออก' },
    special: 'พิเศษ',
    high: 'เสี่ยงสูง',
    cell: (verb: string, title: string) => `${verb} ${title}`,
    all: (title: string) => `ทุกสิทธิ์ของ ${title}`,
    count: (have: number, all: number) => `${have}/${all}`,
    lacking: 'คุณไม่มีสิทธิ์นี้ จึงให้ผู้อื่นไม่ได้',
    search: 'ค้นหาสิทธิ์',
    onlySelected: 'เฉพาะที่เลือก',
    onlyDifferent: 'เฉพาะที่ต่างกัน',
    expand: 'เปิดทุกหมวด',
    collapse: 'ปิดทุกหมวด',
    copy: 'คัดลอกจากตำแหน่ง',
    copyFrom: 'เลือกตำแหน่งที่จะคัดลอก',
    nothing: 'ไม่พบสิทธิ์ที่ค้นหา',
    none: 'ยังไม่มีสิทธิ์ใด',
    added: 'เพิ่มใหม่ ยังไม่ได้บันทึก',
    removed: 'เอาออก ยังไม่ได้บันทึก',
  },
  {
    matrix: 'Permission matrix',
    resource: 'Part',
    columns: { view: 'View', create: 'Create', update: 'Update', delete: 'Delete', export: 'Export' },
    special: 'Special',
    high: 'High risk',
    cell: (verb, title) => `${verb}: ${title}`,
    all: (title) => `Everything of ${title}`,
    count: (have, all) => `${have}/${all}`,
    lacking: 'You do not have this, so you cannot give it',
    search: 'Search permissions',
    onlySelected: 'Selected only',
    onlyDifferent: 'Differences only',
    expand: 'Open all groups',
    collapse: 'Close all groups',
    copy: 'Copy from role',
    copyFrom: 'Role to copy from',
    nothing: 'No permission found',
    none: 'No permissions yet',
    added: 'Added, not saved yet',
    removed: 'Removed, not saved yet',
  },
);

const areas: Readonly<Record<string, { readonly th: string; readonly en: string }>> = {
  home: { th: 'หน้าหลัก', en: 'Home' },
  agent: { th: 'เอเย่นต์', en: 'Agents' },
  member: { th: 'สมาชิก', en: 'Members' },
  cashback: { th: 'คืนยอด', en: 'Cashback' },
  finance: { th: 'การเงิน', en: 'Finance' },
  game: { th: 'เกม', en: 'Games' },
  promotion: { th: 'โปรโมชั่น', en: 'Promotions' },
  poll: { th: 'โพล/ทายผล', en: 'Polls' },
  quest: { th: 'ภารกิจ', en: 'Quests' },
  wheel: { th: 'กงล้อนำโชค', en: 'Fortune wheel' },
  shop: { th: 'ร้านค้า', en: 'Shop' },
  banner: { th: 'แบนเนอร์', en: 'Banners' },
  report: { th: 'รายงาน', en: 'Reports' },
  integration: { th: 'การเชื่อมต่อ', en: 'Integration' },
  system: { th: 'ระบบ', en: 'System' },
};

const gatewayPrefix = 'gateway.';

/** Title of a group of permissions; its key if it has none. */
export function useAreaTitle(): (area: string) => string {
  const label = useLabel();
  return useCallback(
    (area: string) => {
      const title = areas[area];
      if (title) return label(title);
      if (!area.startsWith(gatewayPrefix)) return area;
      // From the key: a list of names would reveal the gateways of other deployments.
      const name = area.slice(gatewayPrefix.length).toUpperCase();
      return label({ th: `เกตเวย์ ${name}`, en: `${name} gateway` });
    },
    [label],
  );
}
