import { expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { validators } from '#generator/emit/validators.ts';
import type { Model } from '#generator/model/types.ts';
import { textOf } from '#generator/print/print.ts';
import { loadValidators } from './load-validators.ts';
import { label } from './sample/fields.ts';
import { sampleModel } from './sample-model.ts';

// Checks with more to say than a line holds: written over several, and still the same checks.
const days = 'monday tuesday wednesday thursday friday saturday'.split(' ');
const options = days.map((value) => ({ value, label: label(value) }));
const pattern = `^(?:${days.map((day) => `${day}-[0-9]+`).join('|')})$`;
const fields: readonly Field[] = [
  { name: 'first_day_of_the_week', kind: 'enum', label: label('day'), required: true, options },
  { name: 'days', kind: 'list', label: label('days'), required: true, item: { kind: 'enum', options } },
  { name: 'words', kind: 'list', label: label('words'), required: true, item: { kind: 'string', pattern } },
  { name: 'word', kind: 'string', label: label('word'), required: true, pattern },
];

const model: Model = {
  ...sampleModel,
  screens: sampleModel.screens.flatMap((screen) =>
    screen.kind === 'form' && screen.save === 'everything.add' ? [{ ...screen, fields, groups: [] }] : [],
  ),
};

test('checks are broken where they have to be', () => {
  const text = validators(model).map(textOf).join('\n');
  expect(text.split('\n').slice(5, -2).join('\n')).toMatchInlineSnapshot(`
    "export const validateEverythingAdd: Validator = (data) => {
      const issues: Issue[] = [];
      option(issues, data, 'first_day_of_the_week', required, [
        'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
      ]);
      list(issues, data, 'days', required, 1, 1000, (issues, data, name) =>
        option(issues, data, name, required, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
      );
      list(issues, data, 'words', required, 1, 1000, (issues, data, name) =>
        text(
          issues,
          data,
          name,
          required,
          1,
          255,
          new RegExp('^(?:monday-[0-9]+|tuesday-[0-9]+|wednesday-[0-9]+|thursday-[0-9]+|friday-[0-9]+|saturday-[0-9]+)$', 'u'),
        ),
      );
      text(
        issues,
        data,
        'word',
        required,
        1,
        255,
        new RegExp('^(?:monday-[0-9]+|tuesday-[0-9]+|wednesday-[0-9]+|thursday-[0-9]+|friday-[0-9]+|saturday-[0-9]+)$', 'u'),
      );
      return issues;"
  `);
});

test('checks in several lines check', async () => {
  const { validateEverythingAdd: validate } = await loadValidators(model);
  const right = { first_day_of_the_week: 'friday', days: ['monday'], words: ['monday-1'], word: 'friday-2' };
  expect(validate?.(right)).toEqual([]);
  const wrong = { first_day_of_the_week: 'sunday', days: ['sunday'], words: ['sunday-1'], word: 'sunday-2' };
  expect(validate?.(wrong).map((issue) => issue.field)).toEqual(Object.keys(wrong));
});
