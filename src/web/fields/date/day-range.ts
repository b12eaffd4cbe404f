import type { Text } from '#contract/text.ts';
import { daySpan } from '../parts/typed-calendar.ts';

/** Why a range of days is invalid; `undefined` if it is valid. One end may be open without a limit, both always. */
export function rangeProblem(from: string, to: string, maxDays: number | undefined): Text | undefined {
  if (from !== '' && to !== '' && from > to) {
    return { th: 'วันที่เริ่มต้องไม่เกินวันที่สิ้นสุด', en: 'The first day is after the last' };
  }
  if (maxDays === undefined || (from === '' && to === '')) return undefined;
  if (from === '' || to === '') return { th: 'ระบุทั้งสองวัน', en: 'Give both days' };
  if (daySpan(from, to) > maxDays) {
    return { th: `ช่วงวันที่เกิน ${maxDays} วัน`, en: `More than ${maxDays} days` };
  }
  return undefined;
}
