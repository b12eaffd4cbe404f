import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const reportsTexts = texts('reports', {
  noFigures: { th: 'ไม่มีข้อมูลสำหรับเงื่อนไขนี้', en: 'There are no figures for these conditions' },
});
