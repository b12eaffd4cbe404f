// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/system/audit': { th: 'ประวัติการใช้งาน', en: 'Audit log' },
  '/system/audit/detail': { th: 'รายละเอียดประวัติ', en: 'Audit entry' },
  '/system/menus': { th: 'เมนู', en: 'Menus' },
  '/system/menus/add': { th: 'เพิ่มเมนู', en: 'Add menu' },
  '/system/menus/detail': { th: 'แก้ไขเมนู', en: 'Menu' },
  '/system/permissions': { th: 'สิทธิ์การใช้งาน', en: 'Permissions' },
  '/system/permissions/add': { th: 'เพิ่มสิทธิ์', en: 'Add permission' },
  '/system/permissions/detail': { th: 'แก้ไขสิทธิ์', en: 'Permission' },
  '/system/roles': { th: 'ตำแหน่งและสิทธิ์', en: 'Roles' },
  '/system/roles/add': { th: 'เพิ่มตำแหน่ง', en: 'Add role' },
  '/system/roles/detail': { th: 'รายละเอียดตำแหน่ง', en: 'Role' },
  '/system/users': { th: 'ผู้ใช้งานระบบ', en: 'Staff users' },
  '/system/users/add': { th: 'เพิ่มผู้ใช้', en: 'Add user' },
  '/system/users/detail': { th: 'รายละเอียดผู้ใช้', en: 'User' },
  '/system/users/export_ign': { th: 'ส่งออก IGN', en: 'Export in-game names' },
  '/system/users/import': { th: 'นำเข้าสมาชิก (มาตรฐาน)', en: 'Import members' },
  '/system/users/import-huaythai': { th: 'นำเข้าจาก HuayThai', en: 'Import from HuayThai' },
  '/system/users/import-pawinss': { th: 'นำเข้าจาก Pawinss', en: 'Import from Pawinss' },
  '/system/users/import-rc': { th: 'นำเข้าจาก RC', en: 'Import from RC' },
  '/system/users/import-yb': { th: 'นำเข้าจาก YB', en: 'Import from YB' },
  '/system/users/import_aff': { th: 'นำเข้าสายแนะนำ', en: 'Import affiliates' },
  '/system/users/import_wallet': { th: 'นำเข้ายอดกระเป๋า', en: 'Import wallets' },
};
