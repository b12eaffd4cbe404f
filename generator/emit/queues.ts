import type { Model } from '../model/types.ts';
import { code } from '../print/literal.ts';
import { type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { callFile, callName } from './calls.ts';
import { OptionWriter } from './enums.ts';
import { lookUp } from './look-up.ts';

/** generated/web/queues.ts: what waits for people, for the drawer and the home page. */
export function queues(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const options = new OptionWriter(model);
  const files = new Map<string, string[]>();
  const value = model.queues.map(({ key, title, path, view, permissions, list, filter, parts, oldest, sum }) => {
    const file = `./${names.endpoint(list).area}/${callFile(list)}`;
    files.set(file, [...(files.get(file) ?? []), callName(list)]);
    return {
      ...{ key, title, path, view, permissions, call: code(callName(list)), filter, oldest, sum },
      parts: parts && { filter: parts.filter, options: options.options(parts.options) },
    };
  });
  return [
    {
      path: 'generated/web/queues.ts',
      data: true,
      imports: [
        typeImport('#contract/queue.ts', ['Queue']),
        ...[...files].map(([from, calls]) => valueImport(from, calls)),
        ...options.imports('#generated/api'),
      ],
      statements: [{ kind: 'const', name: 'queues', type: 'readonly Queue[]', value }],
    },
  ];
}
