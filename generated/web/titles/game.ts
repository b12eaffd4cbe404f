// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const titles: Titles = {
  '/game/add': { th: 'เพิ่มเกม', en: 'Add game' },
  '/game/agent-provider': { th: 'ค่ายเกมรายเอเย่นต์', en: 'Providers by agent' },
  '/game/agent-provider/detail': { th: 'ค่ายเกมของเอเย่นต์', en: 'Provider config' },
  '/game/agent-provider/manage': { th: 'ตั้งค่าค่ายเกมของเอเย่นต์', en: 'Providers of an agent' },
  '/game/detail': { th: 'แก้ไขเกม', en: 'Game' },
  '/game/manage-game-list': { th: 'รายการเกม', en: 'Games' },
  '/game/provider-history': { th: 'ประวัติธุรกรรมค่ายเกม', en: 'Provider history' },
  '/game/providers': { th: 'ค่ายเกม', en: 'Game providers' },
  '/game/providers/detail': { th: 'รายละเอียดค่ายเกม', en: 'Game provider' },
  '/game/updater': { th: 'อัปเดตเกมจากค่าย', en: 'Game updater' },
};
