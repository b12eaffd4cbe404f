import { defineTexts } from '#web/locale/language.ts';

/** Texts of the overview of all gateways. */
export const useOverviewText = defineTexts(
  {
    title: 'ภาพรวมเกตเวย์',
    screens: 'หน้าของเกตเวย์นี้',
    legend: 'สำเร็จใน 1 ชม. · รอ',
    rate: 'สำเร็จใน 1 ชั่วโมง',
    pending: 'รอดำเนินการ',
    noAccount: 'ยังไม่มีบัญชี',
    explained: (name: string, state: string, rate: string, pending: number) =>
      `${name}: ${state} · สำเร็จใน 1 ชั่วโมงล่าสุด ${rate} · รอดำเนินการ ${pending} รายการ`,
  },
  {
    title: 'Gateways',
    screens: 'Screens of this gateway',
    legend: 'Success, 1 h · waiting',
    rate: 'success within 1 hour',
    pending: 'waiting',
    noAccount: 'No account',
    explained: (name, state, rate, pending) =>
      `${name}: ${state} · ${rate} succeeded within the last hour · ${pending} waiting`,
  },
);
