import { defineTexts } from '#web/locale/language.ts';

/** Texts of the choice of a source, fetched with it. */
export const useSourceText = defineTexts(
  {
    sources: 'แหล่งเงิน',
    loadingSources: 'กำลังตรวจสอบแหล่งเงิน',
    noSources: 'ไม่มีแหล่งเงินที่ใช้ได้ในขณะนี้',
    recommended: 'แนะนำ',
    todayOut: 'วันนี้',
    unusable: (count: number) => `ใช้ไม่ได้ ${count} แหล่ง`,
  },
  {
    sources: 'Sources',
    loadingSources: 'Looking at the sources',
    noSources: 'No source can pay just now',
    recommended: 'Recommended',
    todayOut: 'Today',
    unusable: (count) => `${count} cannot pay now`,
  },
);
