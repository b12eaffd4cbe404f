import type { Demand, Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Inputs, Issue } from '#contract/screen.ts';
import { meets } from '#web/core/actions.ts';
import { missingFields } from '#web/form/action-input.tsx';

const isRequired = ({ required }: Demand, typed: Row): boolean =>
  required === true || (required !== undefined && meets(required, typed));

/** The inputs of an action as a verdict has them: without what does not apply, and with a star on what is demanded. */
export function demandedInputs({ fields, validate }: Inputs, verdict: Verdict | undefined, typed: Row): Inputs {
  const { fields: demands = {} } = verdict ?? {};
  const isHidden = (name: string) => demands[name]?.hidden === true;
  const shown = fields.flatMap((field): readonly Field[] => {
    const demand = demands[field.name];
    if (demand?.hidden) return [];
    return [demand && isRequired(demand, typed) ? { ...field, required: true } : field];
  });
  return {
    fields: shown,
    validate: (values): readonly Issue[] => {
      const found = validate(values).filter(({ field }) => !isHidden(field));
      const named = new Set(found.map(({ field }) => field));
      const missing = missingFields(
        shown.filter(({ name }) => demands[name] !== undefined && !named.has(name)),
        values,
      );
      return [...found, ...missing];
    },
  };
}
