import { useMemo } from 'react';
import { usePermissionList } from '#generated/web/system/hooks/permission.ts';
import { useLanguage } from '#web/locale/language.ts';
import { type Area, catalogOf } from './catalog.ts';

const everything = { limit: 500, sort: 'key' };

/** In the manifest an English name says first what it is about: `Withdrawals: approve`. */
function english(name: string | null): string | undefined {
  const [resource, verb] = name?.split(': ') ?? [];
  return resource && verb && `${verb.replaceAll(' ', '\u00a0')} ${resource}`;
}

/** All permissions there are, as rows and groups; undefined while they are on their way. */
export function useCatalog() {
  const language = useLanguage();
  const list = usePermissionList(everything);
  const rows = list.data?.data;
  const areas = useMemo<readonly Area[] | undefined>(
    () =>
      rows &&
      catalogOf(rows.map((row) => (language === 'en' ? { ...row, name: english(row.name_en) ?? row.name } : row))),
    [rows, language],
  );
  return { areas, error: list.error, refresh: list.refresh };
}
