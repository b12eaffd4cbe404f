import { useLanguage } from '#web/locale/language.ts';
import { useSettings } from '#web/ui/settings.ts';

/** A moment in Bangkok, in the language and era of the person. */
export function useMoment(): (iso: string) => string {
  const language = useLanguage();
  const { buddhist } = useSettings();
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    calendar: buddhist ? 'buddhist' : 'gregory',
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (iso) => (Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso)));
}
