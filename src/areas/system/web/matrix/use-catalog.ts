import { useMemo } from 'react';
import { usePermissionList } from '#generated/web/system/hooks/permission.ts';
import { useLanguage } from '#web/locale/language.ts';
import { type Area, catalogOf, namedIn } from './catalog.ts';

const allPermissions = { limit: 500, sort: 'key' };

/** All permissions as rows and groups; undefined while loading. */
export function useCatalog() {
  const language = useLanguage();
  const list = usePermissionList(allPermissions);
  const rows = list.data?.data;
  const areas = useMemo<readonly Area[] | undefined>(
    () => rows && catalogOf(namedIn(language, rows)),
    [rows, language],
  );
  return { areas, answer: list };
}
