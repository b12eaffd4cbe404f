import { defineTexts } from '#web/locale/language.ts';

/** Texts of the quest funnel. */
export const useFunnelText = defineTexts(
  {
    joined: 'ผู้ร่วม',
    done: 'ทำครบทุกข้อ',
    of: (part: string) => `${part}% ของผู้ร่วม`,
    closed: 'ปิดอยู่',
    none: 'ยังไม่มีผู้ร่วม',
    noneHint: 'เมื่อภารกิจเปิดและสมาชิกเริ่มทำ จะเห็นว่าสมาชิกไปถึงข้อใด',
    loading: 'กำลังโหลดความคืบหน้า',
  },
  {
    joined: 'Joined',
    done: 'All items done',
    of: (part) => `${part}% of those who joined`,
    closed: 'closed',
    none: 'Nobody has joined yet',
    noneHint: 'Once the quest is active and members begin, you see how far they get',
    loading: 'Loading the progress',
  },
);
