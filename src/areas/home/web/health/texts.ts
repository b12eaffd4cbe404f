import { defineTexts } from '#web/locale/language.ts';

/** Texts of the state of what the product rests on. */
export const useHealthText = defineTexts(
  {
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    health: 'สถานะระบบ',
    banks: 'บัญชีธนาคาร',
    gateways: 'เกตเวย์',
    providers: 'ค่ายเกม',
    allWell: 'ปกติทั้งหมด',
    problems: (count: number, all: number) => `มีปัญหา ${count} จาก ${all}`,
    whole: (count: number) => `ดูทั้งหมด ${count} รายการ`,
    open: 'ดูทั้งหมด',
    rate: (rate: string) => `สำเร็จ ${rate}`,
    balance: (amount: string) => `คงเหลือ ${amount}`,
  },
  {
    failed: 'Could not be loaded',
    health: 'Health',
    banks: 'Bank accounts',
    gateways: 'Gateways',
    providers: 'Game providers',
    allWell: 'All is well',
    problems: (count, all) => `${count} of ${all} need a look`,
    whole: (count) => `See all ${count}`,
    open: 'Show all',
    rate: (rate) => `${rate} succeed`,
    balance: (amount) => `Balance ${amount}`,
  },
);
