import { comparisons } from '#contract/condition.ts';
import { isRead } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { hasTextKey } from '#contract/json-schema.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawCondition, RawTest } from '../language/condition.ts';
import { isTest, relativeTo, writtenTests } from '../model/conditions.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { fieldIsSound } from './look.ts';
import { complaints } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

type Compared = Pick<Field, 'name' | 'kind' | 'options' | 'reference'>;
type Written = string | number | boolean | null | readonly (string | number | boolean | null)[];

/** What a condition is about. */
export interface Subject {
  /** A field by its name; undefined where it is unknown, or was complained about. */
  readonly field: (name: string) => Compared | undefined;
  /** What is wrong with a name, if anything. */
  readonly name: (
    name: string,
    at: { readonly holder: object; readonly key: string; readonly part?: 'key' },
  ) => Iterable<Problem>;
  /** It is kept by the database, which knows neither a person nor what time it is. */
  readonly isKept?: true;
}

/** Values that a field can never have, so that nothing would ever meet the condition. */
export function* valueProblems(
  rule: string,
  world: World,
  place: { readonly holder: object; readonly key: string },
  written: Written,
  field: Compared,
): Iterable<Problem> {
  const isList = Array.isArray(written);
  const values: readonly unknown[] = isList ? written : [written];
  const options = field.kind === 'enum' ? (field.options ?? []).map((option) => option.value) : [];
  const { spelling } = kindData[field.kind];
  for (const [index, one] of values.entries()) {
    const at = isList ? { holder: written, key: index } : place;
    if (one === null) continue;
    if (options.length > 0 && !options.includes(String(one)))
      yield* unknownOption(rule, world, at, String(one), `“${field.name}”`, options);
    else if (spelling && !spelling.is(one))
      yield complaints(
        rule,
        world,
      )({
        ...at,
        received: JSON.stringify(one),
        message: `“${field.name}” is never ${JSON.stringify(one)}: it is ${field.kind}, say ${spelling.words}`,
      });
  }
}

/** Everything that is wrong with a condition: names, values, comparisons. */
export function* conditionProblems(rule: string, world: World, raw: RawCondition, about: Subject): Iterable<Problem> {
  for (const tests of writtenTests(raw)) {
    for (const [name, one] of Object.entries(tests)) {
      yield* about.name(name, { holder: tests, key: name, part: 'key' });
      const field = about.field(name);
      if (!field) continue;
      if (!isCompared(field))
        yield complaints(
          rule,
          world,
        )({
          holder: tests,
          key: name,
          part: 'key',
          received: name,
          message: `“${name}” is ${field.kind}: no condition compares it`,
        });
      else if (isTest(one)) yield* testProblems(rule, world, one, field, about);
      else yield* valueProblems(rule, world, { holder: tests, key: name }, one, field);
    }
  }
}

function* testProblems(rule: string, world: World, test: RawTest, field: Compared, about: Subject): Iterable<Problem> {
  const complain = complaints(rule, world);
  if (test.not !== undefined) yield* valueProblems(rule, world, { holder: test, key: 'not' }, test.not, field);
  if (test.me !== undefined) {
    const at = { holder: test, key: 'me', part: 'key' as const, received: field.name };
    if (about.isKept) yield complain({ ...at, message: 'the database keeps this, and nobody looks: “me” is nobody' });
    else if (!isKey(field))
      yield complain({ ...at, message: `“${field.name}” is ${field.kind}: only a reference to a person is “me”` });
  }
  for (const word of comparisons) {
    const operand = test[word];
    if (operand === undefined) continue;
    const at = { holder: test, key: word };
    if (typeof operand === 'object') {
      yield* about.name(operand.field, { holder: operand, key: 'field' });
      const other = about.field(operand.field);
      if (other && scaleOf(other) !== scaleOf(field))
        yield complain({
          ...at,
          received: operand.field,
          message: `“${field.name}” is ${field.kind} and “${operand.field}” is ${other.kind}: they have no order`,
        });
    } else yield* operandProblems(complain, at, operand, field, about);
  }
}

/** Is it one value, and one that a question may be about? */
const isCompared = ({ kind }: Compared): boolean => kindData[kind].operators.length > 0 && kinds[kind].type !== 'array';

/** Does it hold numbers of records? Those of people are such numbers. */
const isKey = (field: Compared): boolean =>
  kinds[field.kind].key === true || (kinds[field.kind].type === 'key' && !hasTextKey(field));

/** What values of a field are ordered with; undefined where they have no order. */
const scaleOf = ({ kind }: Compared): string | undefined =>
  kinds[kind].calendar ?? kinds[kind].number?.unit ?? (kinds[kind].number && 'number');

function* operandProblems(
  complain: ReturnType<typeof complaints>,
  at: { readonly holder: object; readonly key: string },
  operand: string | number | boolean,
  field: Compared,
  about: Subject,
): Iterable<Problem> {
  const { calendar, number } = kinds[field.kind];
  const received = String(operand);
  const relative = typeof operand === 'string' ? relativeTo(operand) : undefined;
  if (!calendar && !number)
    yield complain({
      ...at,
      part: 'key',
      received,
      message: `“${field.name}” is ${field.kind}: it is neither more nor less than anything`,
    });
  else if (relative && about.isKept)
    yield complain({ ...at, received, message: `the database keeps this: it cannot follow “${received}”` });
  else if (number ? !/^-?\d+(\.\d+)?$/.test(received) : !isMoment(received, calendar))
    yield complain({
      ...at,
      received,
      message: `“${received}” is nothing that “${field.name}” is compared with: ${number ? 'say a number' : calendar === 'day' ? 'say today, today-7d or a day' : 'say now, now-30m, today or today-7d'}`,
    });
}

/** Can a day or a moment be compared with this text? */
function isMoment(text: string, calendar: 'day' | 'instant' | undefined): boolean {
  const relative = relativeTo(text);
  if (calendar === 'day') return relative ? 'today' in relative : /^\d{4}-\d{2}-\d{2}$/.test(text);
  return relative !== undefined;
}

/** Fields of an entity that the database has, as what a condition of SQL is about. */
export function subjectIn(world: World, rule: string, entity: string, more: Pick<Subject, 'isKept'> = {}): Subject {
  return {
    ...more,
    field: (name) => (fieldIsSound(world, entity, name) ? world.entities.field(entity, name) : undefined),
    *name(name, at) {
      const field = world.entities.field(entity, name);
      if (!field) yield* unknownField(rule, world, at, entity, name);
      else if (!fieldIsSound(world, entity, name)) return;
      else if (!(more.isKept ? field.column : isRead(field)) && !world.entities.raw(entity)?.virtual)
        yield complaints(
          rule,
          world,
        )({ ...at, received: name, message: `${entity}.${name} has no column: the database knows nothing of it` });
    },
  };
}
