// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Editor } from '#contract/editor.ts';
import { wheelStockFields as f } from '#generated/api/fields/wheel-stock.ts';
import { wheelStockAdd, wheelStockDelete, wheelStockUpdate, wheelStocks } from './calls/wheel.ts';
import { validateWheelStockUpdate } from './validators.ts';

export type FortuneWheelDetailEditorsName = 'slots';

export const editors: Readonly<Record<FortuneWheelDetailEditorsName, Editor>> = {
  slots: {
    name: 'slots',
    title: { th: 'ช่องรางวัล', en: 'Slots' },
    key: 'id',
    parent: { wheel_id: 'id' },
    sort: 'position',
    columns: [
      { ...f.position, width: 80 },
      { ...f.event_reward_id, width: 220 },
      { ...f.weight, width: 100 },
      { ...f.probability_pct, width: 110 },
      { ...f.daily_quota, width: 100 },
      { ...f.used_today, width: 100 },
      { ...f.total_quota, width: 100 },
      { ...f.used_total, width: 100 },
      { ...f.fallback_stock_id, width: 160 },
      { ...f.status, width: 120 },
    ],
    fields: [f.position, f.event_reward_id, f.weight, f.daily_quota, f.total_quota, f.fallback_stock_id, f.status],
    add: { call: wheelStockAdd, fields: ['position', 'event_reward_id', 'weight', 'daily_quota', 'total_quota', 'fallback_stock_id', 'status'] },
    save: { call: wheelStockUpdate, fields: ['position', 'event_reward_id', 'weight', 'daily_quota', 'total_quota', 'fallback_stock_id', 'status'] },
    remove: {
      id: 'wheel.stock_delete',
      label: { th: 'ลบช่องรางวัล', en: 'Delete slot' },
      permission: 'wheel.wheel.delete',
      call: wheelStockDelete,
      confirm: { th: 'ลบช่องที่ {position} ({event_reward_name})?', en: 'Delete slot {position} ({event_reward_name})?' },
    },
    actions: [],
    header: [],
    totals: ['weight'],
    shown: {},
    locks: {},
    open: { status: ['draft', 'active', 'paused'] },
    asks: [
      {
        question: { th: 'กงล้อกำลังเปิดใช้งาน การเปลี่ยนโอกาสมีผลทันที ยืนยัน?', en: 'The wheel is open. New odds count at once. Go on?' },
        fields: ['weight', 'status', 'fallback_stock_id', 'event_reward_id'],
        was: { status: ['active'] },
      },
    ],
    above: () => import('#areas/wheel/web/parts/wheel-board.tsx'),
    list: wheelStocks,
    validate: validateWheelStockUpdate,
  },
};
