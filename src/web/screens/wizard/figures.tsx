import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { WizardFigure } from '#contract/wizard.ts';
import { meets } from '#web/core/actions.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { figureOf } from './said.ts';

interface Props {
  readonly figures: readonly WizardFigure[];
  readonly fields: readonly Field[];
  readonly batch: Row;
}

/** Numbers of a batch, in large. */
export function Figures({ figures, fields, batch }: Props) {
  const context = useFormatContext();
  return (
    <StatGrid>
      {figures
        .filter(({ when }) => when === undefined || meets(when, batch))
        .map((figure) => {
          const field = fields.find(({ name }) => name === figure.field);
          const label = figure.label ?? field?.label;
          if (!field || !label) return null;
          const value = figureOf(figure, batch);
          return (
            <Figure
              key={label.th}
              name={label[context.language]}
              value={formatValue(field, value, context, batch)}
              size="large"
              tone={Number(value) > 0 ? figure.tone : undefined}
            />
          );
        })}
    </StatGrid>
  );
}
