import type { Refusal } from '#contract/decision.ts';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { decisionsTexts } from './texts.ts';
import { refusal } from './verdict.ts';

/** Whether none of these moves is allowed from the record's status. */
export function movedOn({ lifecycle, fields }: Entity, record: Row, moves: readonly string[]): Refusal | undefined {
  if (!lifecycle) return undefined;
  const status = String(record[fields[lifecycle.field]?.column ?? lifecycle.field]);
  if (moves.some((name) => lifecycle.moves[name]?.from.includes(status))) return undefined;
  return refusal('status', 409, decisionsTexts.movedOn);
}
