// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Titles } from '#contract/route.ts';

export const manual: Titles = {
  '/gateway/all-orders': {
    th: 'คำสั่งฝาก/ถอนของทุกเกตเวย์ในหน้าเดียว ใช้เมื่อไม่รู้ว่ารายการอยู่เกตเวย์ไหน กดที่แถวเพื่อดูยอด สมาชิก และลำดับเหตุการณ์ แล้วกดเปิดในหน้าของเกตเวย์ ตอนเปิดหน้าจะแสดงเฉพาะวันนี้ และคำสั่งที่ไม่ทราบผลห้ามจ่ายซ้ำจนกว่าจะรู้ผล',
    en:
      'Orders of all gateways as one list, for when you do not know where an order is. Click a row for its money, its member and what happened, then Open at its gateway. The list begins with today; never pay an order of unknown result again before it is known.',
  },
};
