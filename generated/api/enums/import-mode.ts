// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type ImportMode = 'dry_run' | 'commit';
export const importModeOptions: readonly Option[] = [{ value: 'dry_run', label: { th: 'ตรวจสอบก่อน', en: 'Dry run' }, tone: 'neutral' }, { value: 'commit', label: { th: 'นำเข้าจริง', en: 'Commit' }, tone: 'info' }];
