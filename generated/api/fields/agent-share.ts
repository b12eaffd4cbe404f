// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type AgentShareFieldName =
  | 'id' | 'agent_id' | 'effective_from' | 'share_pct' | 'commission_pct' | 'changed_at' | 'changed_by';

export const agentShareFields: Readonly<Record<AgentShareFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  effective_from: { name: 'effective_from', kind: 'date', label: { th: 'มีผลตั้งแต่', en: 'In force from' }, readonly: true },
  share_pct: { name: 'share_pct', kind: 'percent', label: { th: 'ถือสู้ (%)', en: 'Share (%)' }, readonly: true },
  commission_pct: { name: 'commission_pct', kind: 'percent', label: { th: 'คอมมิชชั่น (%)', en: 'Commission (%)' }, readonly: true },
  changed_at: { name: 'changed_at', kind: 'datetime', label: { th: 'บันทึกเมื่อ', en: 'Recorded' }, readonly: true },
  changed_by: { name: 'changed_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Changed by' }, readonly: true, nullable: true },
};
