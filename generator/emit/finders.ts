import type { Finder } from '#contract/finder.ts';
import type { Model } from '../model/types.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { lookUp } from './look-up.ts';

/** generated/api/finders.ts: how records are found from anywhere, for the server. */
export function finders(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const value = model.screens.flatMap((screen): readonly Finder[] => {
    if (screen.kind !== 'list' || !screen.find) return [];
    const { path, permission, list, find, open } = screen;
    const { title } = names.endpoint(list);
    return [
      { path, title, permission, call: list, by: find.by, show: find.show, ...(open === undefined ? {} : { open }) },
    ];
  });
  return [
    {
      path: 'generated/api/finders.ts',
      data: true,
      imports: [typeImport('#contract/finder.ts', ['Finder'])],
      statements: [{ kind: 'const', name: 'finders', type: 'readonly Finder[]', value }],
    },
  ];
}
