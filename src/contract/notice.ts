import type { Access } from './call.ts';
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/** How much a notice matters. */
export const noticeTones = ['info', 'warning', 'danger'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** What happens to records of an entity that people are told of. */
export interface NoticeRule {
  /** Name in the manifest; with the record and its version it is what happened. */
  readonly name: string;
  /** Actions of the audit log. */
  readonly on: readonly string[];
  /** Entity of the record. */
  readonly about: string;
  /** What the record was before, and is afterwards. */
  readonly was?: Condition;
  readonly when?: Condition;
  /** Fields of the record with the people who get it. */
  readonly to: readonly string[];
  /** Whoever holds it gets it as well. */
  readonly allow?: string;
  /** What it takes to open where it leads: nobody without it gets it. */
  readonly permission: Access;
  /** Route of where it leads. */
  readonly path: string;
  readonly text: Text;
  readonly tone: NoticeTone;
  /** Address of the record, with `{field}` places. */
  readonly open: string;
}
