import { texts } from '../base/text-catalogue.ts';

/** Messages of this room. */
export const reportsTexts = texts('reports', {
  noFigures: { th: 'ไม่มีข้อมูลสำหรับเงื่อนไขนี้', en: 'There are no figures for these conditions' },
  noName: { th: 'ไม่มี', en: 'None' },
  others: { th: 'อื่น ๆ ({count})', en: 'Others ({count})' },
  total: { th: 'รวม', en: 'Total' },
  noColumns: { th: 'ต้องเลือกคอลัมน์ก่อน', en: 'Choose what the columns are first' },
  saysNothing: {
    th: 'ใช้เป็นคอลัมน์ของแถวแบบนี้ไม่ได้: แต่ละแถวมีเพียงค่าเดียว',
    en: 'These rows cannot be spread so: each of them has one such value alone',
  },
  severalThings: {
    th: 'แถวแบบนี้แยกด้วยหลายอย่างอยู่แล้ว เลือกแถวแบบอื่นก่อน',
    en: 'These rows stand for several things already: choose other rows first',
  },
  notBothWays: {
    th: 'ไม่มีข้อมูลตัวเลขนี้ที่แยกทั้งตามแถวและตามคอลัมน์',
    en: 'This figure is not known by rows and columns at once',
  },
  filteredOtherwise: {
    th: 'ตัวกรองตัวเลขที่เลือกไว้ใช้กับคอลัมน์นี้ไม่ได้',
    en: 'A figure that rows are filtered by is not known by these columns',
  },
  notCompared: {
    th: 'เทียบกับวันอื่นพร้อมกับแยกคอลัมน์ไม่ได้',
    en: 'Other days are not compared while rows are spread over columns',
  },
});
