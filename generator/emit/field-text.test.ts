import { expect, test } from 'vitest';
import { sampleModel } from '../../tests/golden/sample-model.ts';
import { OptionWriter } from './enums.ts';
import { FieldWriter } from './field-text.ts';
import { lookUp, plainField } from './look-up.ts';

const names = lookUp(sampleModel);
const endpoint = sampleModel.endpoints.find((each) => each.entity === 'Payout');
const amount = names.entity('Payout').fields.amount;
if (!endpoint || !amount) throw new Error('The sample has no payouts');
const { min: _, ...unlimited } = plainField(amount);
const written = (field: typeof unlimited) =>
  new FieldWriter(names, 'Payout', new OptionWriter(sampleModel)).exact(field, endpoint);

test('a field that lacks a limit of its entity is written out, with the label still that of the entity', () => {
  expect(written(unlimited)).toEqual({ ...unlimited, label: { text: 'f.amount.label' } });
});

test('a label of its own stays', () => {
  const own = { ...unlimited, label: { th: 'เอง', en: 'Own' } };
  expect(written(own)).toEqual(own);
});
