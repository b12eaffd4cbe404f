// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type AgentType = 'master' | 'agent';
export const agentTypeOptions: readonly Option[] = [{ value: 'master', label: { th: 'มาสเตอร์', en: 'Master' } }, { value: 'agent', label: { th: 'เอเย่นต์', en: 'Agent' } }];
