import type { Model } from '../model/types.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';

/** generated/api/notices.ts: what happens that people are told of, for the server. */
export function notices(model: Model): readonly SourceSpec[] {
  return [
    {
      path: 'generated/api/notices.ts',
      data: true,
      imports: [typeImport('#contract/notice.ts', ['NoticeRule'])],
      statements: [{ kind: 'const', name: 'notices', type: 'readonly NoticeRule[]', value: model.notices }],
    },
  ];
}
