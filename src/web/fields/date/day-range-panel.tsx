import { Button, FocusTrap } from '@mantine/core';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { RangeCalendar } from '../parts/calendar-panel.tsx';
import css from '../parts/inputs.module.css';
import { dayPlaceholder } from '../parts/placeholders.ts';
import { TextBox } from '../parts/text-box.tsx';
import { fieldTexts } from '../texts.ts';
import type { FilterProps } from '../types.ts';
import { DayPresets } from './day-presets.tsx';
import { useDayRange } from './use-day-range.ts';

/** Presets, two typed days and a calendar. A range takes effect as soon as it is whole and allowed. */
export function DayRangePanel(props: FilterProps & { readonly onDone: () => void }) {
  const { id, filter, context, now, onDone } = props;
  const { language } = context;
  const { smDown } = useBreakpoints();
  const range = useDayRange(props);
  const { from, to, fromDay, toDay, problem } = range;
  const box = (word: 'from' | 'to', text: string, setText: (text: string) => void, bad: boolean) => (
    <label htmlFor={`${id}-${word}`}>
      <span className={css.small}>{fieldTexts[word][language]}</span>
      <TextBox
        input={{ id: `${id}-${word}`, field: filter.field, context, invalid: bad, describedBy: `${id}-problem` }}
        text={text}
        onText={setText}
        placeholder={dayPlaceholder(context)}
      />
    </label>
  );
  return (
    <FocusTrap active>
      <form
        className={css.panel}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (range.applyTyped()) onDone();
        }}
      >
        <DayPresets range={range} filter={filter} context={context} now={now} onDone={onDone} />
        <div className={css.typed}>
          {box('from', from, range.setFrom, fromDay === undefined)}
          {box('to', to, range.setTo, toDay === undefined)}
          <Button type="submit" variant="light" disabled={problem !== undefined}>
            {inputTexts.apply[language]}
          </Button>
        </div>
        <div id={`${id}-problem`} className={css.problem} role="status">
          {problem?.[language]}
        </div>
        <RangeCalendar
          context={context}
          now={now}
          months={smDown ? 1 : 2}
          value={[fromDay || null, toDay || null]}
          onPick={(start, end) => {
            range.put(start ?? '', end ?? '');
            if (start && end && range.apply(start, end)) onDone();
          }}
        />
      </form>
    </FocusTrap>
  );
}
