// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type RoleScope = 'all' | 'assigned' | 'own_tree';

export const roleScopeOptions: readonly Option[] = [
  { value: 'all', label: { th: 'ทุกเอเย่นต์', en: 'All agents' } },
  { value: 'assigned', label: { th: 'เฉพาะที่มอบหมาย', en: 'Assigned agents' } },
  { value: 'own_tree', label: { th: 'สายงานตนเอง', en: 'Own tree' } },
];
