import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { ajvAdditions, isNullable, schemaOf } from '#contract/json-schema.ts';
import type { Issue } from '#contract/screen.ts';
import { fieldMessages } from '#server/base/validation.ts';
import { mostlyRight, value } from './arbitrary-value.ts';
import { loadValidators } from './load-validators.ts';
import { kinds } from './sample/kinds.ts';
import { sampleModel } from './sample-model.ts';

// The browser's validators and the server's Ajv must agree on every value: not only on the verdict, on the fields, too.
type Data = Readonly<Record<string, unknown>>;

function judgeOf(fields: readonly Field[]): (data: Data) => readonly string[] {
  // `strict` is Fastify's setting: a keyword that it would not take fails here.
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: false, ...ajvAdditions });
  addFormats.default(ajv);
  const check = ajv.compile(schemaOf(fields));
  return (data) => (check(data) ? [] : Object.keys(fieldMessages(check.errors ?? [])).sort());
}

const fieldsOf = (issues: readonly Issue[]) => [...new Set(issues.map((issue) => issue.field))].sort();

/** As JSON carries it: what a request body can hold. */
function asBody(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, each]) => each !== undefined));
}

const generated = await loadValidators(sampleModel);

/** A validator of its own for each kind, in both needs. */
const perField = kinds.slice(1).flatMap((field): Field[] => {
  const { required: _r, nullable: _n, ...rest } = field;
  const neither: Field = { ...rest, initial: rest.initial ?? '' };
  return [{ ...rest, required: true }, neither, ...(isNullable(rest) ? [rest] : [])];
});

const oneField = await loadValidators({
  ...sampleModel,
  screens: perField.map((field, at) => {
    const form = sampleModel.screens.find((screen) => screen.kind === 'form');
    if (form?.kind !== 'form') throw new Error('The sample has no form');
    return { ...form, path: `/desk/${String(at).padStart(3, '0')}`, fields: [field], groups: [] };
  }),
});

const validatorAt = (at: number) => {
  const name = at === 0 ? 'validateEverythingAdd' : `validateEverythingAddOnDesk${String(at).padStart(3, '0')}`;
  return oneField[name];
};

describe('one field at a time', () => {
  test.each(perField.map((field, at) => [field.kind, field.name, at] as const))('%s (%s, %i)', (_kind, name, at) => {
    const field = perField[at];
    const validate = validatorAt(at);
    if (!field || !validate) throw new Error(`No validator for ${name}`);
    const judge = judgeOf([field]);
    const verdicts = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(value(field), (each) => {
        const data = asBody({ [name]: each });
        const expected = judge(data);
        verdicts[expected.length === 0 ? 'right' : 'wrong'] += 1;
        expect(fieldsOf(validate(data)), JSON.stringify(data)).toEqual(expected);
      }),
      { numRuns: 1000, seed: 20261121 + at },
    );
    expect(Math.min(verdicts.right, verdicts.wrong), JSON.stringify(verdicts)).toBeGreaterThan(10);
  });
});

const forms = [
  { name: 'validateEverythingAdd', screen: '/desk/everything/add' },
  { name: 'validateEverythingUpdate', screen: '/desk/everything/detail' },
  { name: 'validateAlphaAdd', screen: '/alpha/account/add' },
] as const;

describe('whole forms', () => {
  test.each(forms)('$name', ({ name, screen: path }) => {
    const screen = sampleModel.screens.find((each) => each.path === path);
    const validate = generated[name];
    if (screen?.kind !== 'form' || !validate) throw new Error(`No form at ${path}`);
    const judge = judgeOf(screen.fields);
    const values = screen.fields.map((field) => {
      const alone = judgeOf([field]);
      return [field.name, mostlyRight(field, (each) => alone(asBody({ [field.name]: each })).length === 0)] as const;
    });
    const verdicts = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(fc.record(Object.fromEntries(values)), (raw) => {
        const data = asBody(raw);
        const expected = judge(data);
        verdicts[expected.length === 0 ? 'right' : 'wrong'] += 1;
        expect(fieldsOf(validate(data)), JSON.stringify(data)).toEqual(expected);
      }),
      { numRuns: 10_000, seed: 20261121 },
    );
    expect(Math.min(verdicts.right, verdicts.wrong), JSON.stringify(verdicts)).toBeGreaterThan(100);
  });

  test('the input of an action', () => {
    const validate = generated.validatePayoutRefund;
    expect(validate?.({})).toEqual([{ field: 'reason', code: 'required' }]);
    expect(validate?.({ reason: '   ' })).toEqual([{ field: 'reason', code: 'required' }]);
    expect(validate?.({ reason: 'x'.repeat(256) })).toEqual([{ field: 'reason', code: 'maxLength', limit: 255 }]);
    expect(validate?.({ reason: 'late' })).toEqual([]);
  });
});

test('a picture about to be uploaded is one', () => {
  const validate = generated.validateEverythingAdd;
  const issues = validate?.({ an_image: new Blob(['x']) }) ?? [];
  expect(issues.map((issue) => issue.field)).not.toContain('an_image');
});
