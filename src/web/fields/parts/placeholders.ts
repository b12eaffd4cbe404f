import type { FormatContext } from '../types.ts';

/** How a day is typed: `วว/ดด/ปปปป (พ.ศ.)`. */
export function dayPlaceholder({ language, buddhist }: FormatContext): string {
  if (language === 'th') return buddhist ? 'วว/ดด/ปปปป (พ.ศ.)' : 'วว/ดด/ปปปป';
  return buddhist ? 'dd/mm/yyyy (BE)' : 'dd/mm/yyyy';
}

/** The same with a time. */
export function momentPlaceholder(context: FormatContext): string {
  return `${dayPlaceholder(context)} ${context.language === 'th' ? 'ชช:นน:วว' : 'hh:mm:ss'}`;
}
