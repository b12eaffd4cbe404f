import { texts } from '../base/text-catalogue.ts';

/** What this room says to people. */
export const reportsTexts = texts('reports', {
  noFigures: { th: 'ไม่มีข้อมูลสำหรับเงื่อนไขนี้', en: 'There are no figures for these conditions' },
});
