import { useMemo } from 'react';
import { usePermissionList } from '#generated/web/system/hooks/permission.ts';
import { useLanguage } from '#web/locale/language.ts';
import { type Area, catalogOf } from './catalog.ts';

const allPermissions = { limit: 500, sort: 'key' };

/** English names in the manifest start with the resource: `Withdrawals: approve`. */
function english(name: string | null): string | undefined {
  const [resource, verb] = name?.split(': ') ?? [];
  return resource && verb && `${verb.replaceAll(' ', '\u00a0')} ${resource}`;
}

/** All permissions as rows and groups; undefined while loading. */
export function useCatalog() {
  const language = useLanguage();
  const list = usePermissionList(allPermissions);
  const rows = list.data?.data;
  const areas = useMemo<readonly Area[] | undefined>(
    () =>
      rows &&
      catalogOf(rows.map((row) => (language === 'en' ? { ...row, name: english(row.name_en) ?? row.name } : row))),
    [rows, language],
  );
  return { areas, error: list.error, refresh: list.refresh };
}
