import { Choice } from '../parts/choice.tsx';
import { filterFrame, splitValues } from '../parts/filter-frame.ts';
import { ManyChoice } from '../parts/many-choice.tsx';
import { useReference } from '../parts/use-reference.ts';
import type { FilterProps } from '../types.ts';

/** Any of several records, found by typing. */
export function RefFilter(props: FilterProps) {
  const { filter, values, onChange, context } = props;
  const [param = filter.name] = filter.params;
  const { source, chosen, remember } = useReference(filter.field.reference, splitValues(values[param]), []);
  const label = filter.field.label[context.language];
  const shared = { input: filterFrame(props), source, label, placeholder: label };
  if (filter.operator === 'eq') {
    return (
      <Choice
        {...shared}
        chosen={chosen[0]}
        onChoose={(item) => {
          if (item) remember([item]);
          onChange({ [param]: item?.value ?? '' });
        }}
      />
    );
  }
  return (
    <ManyChoice
      {...shared}
      chosen={chosen}
      onChoose={(next) => {
        remember(next);
        onChange({ [param]: next.map((item) => item.value).join(',') });
      }}
    />
  );
}
