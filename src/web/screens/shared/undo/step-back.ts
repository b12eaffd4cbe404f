import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';

/** A call that takes a change back. */
export interface Step {
  readonly call: Call;
  readonly body: Row;
}

/** A change of one record that a call has made. */
export interface Change {
  readonly call: Call;
  /** What the call knows its record by, where it does not say so itself. */
  readonly key: string;
  readonly fields: readonly Field[];
  /** The record as it was. */
  readonly before: Row;
  /** What was sent of it, without key and version. */
  readonly changed: Row;
  readonly reply: unknown;
}

/** The version that a record has after a call, as its answer says. */
export function versionAfter(reply: unknown): number | undefined {
  const data = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : undefined;
  const version = typeof data === 'object' && data !== null && 'version' in data ? data.version : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** May a former value be sent again? What is secret, a file or masked is not what was there before. */
const isPlain = ({ kind, mask }: Field): boolean => !kinds[kind].secret && !kinds[kind].file && mask === undefined;

/**
 * Pure: the call that puts the former values back, guarded by the version that the change has left; undefined where sending
 * them would not take back what was done, or would not be all of it.
 */
export function stepBack({ call, key, fields, before, changed, reply }: Change): Step | undefined {
  const { kind, money, final = [], key: name = key } = call;
  const version = versionAfter(reply);
  const names = Object.keys(changed);
  if (kind !== 'update' || money || final === true || version === undefined || names.length === 0) return undefined;
  const isSafe = names.every((one) => {
    const field = fields.find((each) => each.name === one);
    return field && isPlain(field) && before[one] !== undefined && !final.includes(one);
  });
  const id = before[name] ?? before[key];
  if (!isSafe || id === undefined) return undefined;
  return { call, body: { [name]: id, version, ...Object.fromEntries(names.map((one) => [one, before[one]])) } };
}
