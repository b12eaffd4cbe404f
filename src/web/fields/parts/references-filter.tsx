import type { FilterProps } from '../types.ts';
import { Choice } from './choice.tsx';
import { filterFrame, splitValues } from './filter-frame.ts';
import { ManyChoice } from './many-choice.tsx';
import { meItem, useReference } from './use-reference.ts';

/** Any of several records, found by typing. */
export function ReferencesFilter(props: FilterProps) {
  const { filter, values, onChange, context } = props;
  const [param = filter.name] = filter.params;
  const narrowed = Object.fromEntries(
    (filter.narrowedBy ?? []).flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])),
  );
  const { source, chosen, remember } = useReference({
    reference: filter.field.reference,
    keys: splitValues(values[param]),
    known: [],
    narrowed,
    me: filter.field.reference?.people && meItem[context.language],
    ...(filter.operator === 'eq' ? {} : { several: context.language }),
  });
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
