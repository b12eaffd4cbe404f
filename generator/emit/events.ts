import type { Model } from '../model/types.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';

/** generated/api/events.ts: what happens that other programs are told of, for the server. */
export function events(model: Model): readonly SourceSpec[] {
  return [
    {
      path: 'generated/api/events.ts',
      data: true,
      imports: [typeImport('#contract/event.ts', ['EventRule'])],
      statements: [{ kind: 'const', name: 'events', type: 'readonly EventRule[]', value: model.events }],
    },
  ];
}
