import { useMemo } from 'react';
import { useLanguage } from '#web/locale/language.ts';
import { useSettings } from '#web/ui/settings.ts';
import type { FormatContext } from './types.ts';

/** How the person wants values written. One object as long as nothing changes, so that memoised cells stay put. */
export function useFormatContext(): FormatContext {
  const language = useLanguage();
  const { buddhist } = useSettings();
  return useMemo(() => ({ language, buddhist }), [language, buddhist]);
}
