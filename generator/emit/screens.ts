import { recordOf } from '../model/record.ts';
import type { Model } from '../model/types.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

/** generated/api/screens.ts: who may see the screen of each route, whatever the deployment. */
export function screens(model: Model): readonly SourceSpec[] {
  const sorted = [...model.screens].sort((a, b) => byText(a.path, b.path));
  return [
    {
      path: 'generated/api/screens.ts',
      data: true,
      imports: [typeImport('#contract/call.ts', ['Access'])],
      statements: [
        {
          kind: 'const',
          name: 'screens',
          type: 'Readonly<Record<string, Access>>',
          value: recordOf(sorted.map(({ path, permission }) => [path, permission])),
          doc: 'Permission of each screen, by its route.',
        },
      ],
    },
  ];
}
