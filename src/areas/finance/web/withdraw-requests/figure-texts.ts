import { defineTexts } from '#web/locale/language.ts';

export const useFigureText = defineTexts(
  {
    all: 'ตัวเลขของงานถอน',
    waiting: 'รอดำเนินการ',
    paid: 'โอนวันนี้',
    refunded: 'คืนเครดิตวันนี้',
    average: 'เวลาเฉลี่ยจนโอนสำเร็จ',
    balance: 'ยอดบัญชีถอนคงเหลือ',
    count: (count: string) => `${count} รายการ`,
  },
  {
    all: 'Figures of the desk',
    waiting: 'Waiting',
    paid: 'Paid today',
    refunded: 'Given back today',
    average: 'Average time to pay out',
    balance: 'On the paying accounts',
    count: (count) => `${count} requests`,
  },
);
