import type { Text } from '#contract/text.ts';

/** Words of the inputs that offer something. */
export const suggestTexts = {
  chooseRoute: { th: 'เลือกหน้า หรือพิมพ์ https://…', en: 'Choose a screen, or type https://…' },
  chooseIcon: { th: 'เลือกไอคอน', en: 'Choose an icon' },
  outside: { th: 'เว็บภายนอก', en: 'Outside address' },
  area: { th: 'หมวด', en: 'Area' },
  resource: { th: 'ส่วนงาน', en: 'Resource' },
  action: { th: 'การกระทำ', en: 'Action' },
} as const satisfies Record<string, Text>;
