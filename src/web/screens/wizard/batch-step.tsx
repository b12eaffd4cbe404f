import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import { meets } from '#web/core/actions.ts';
import { useReferenceItems } from '#web/fields/parts/reference-items.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Part } from '#web/ui/part.tsx';
import { Facts } from '../shared/facts.tsx';
import { BatchRows } from './batch-rows.tsx';
import { Figures } from './figures.tsx';
import { MatchStep } from './match-step.tsx';
import { Progress } from './progress.tsx';
import { said } from './said.ts';
import { StepActions } from './step-actions.tsx';
import type { Wizard } from './use-wizard.ts';

export interface BatchProps {
  readonly wizard: Wizard;
  readonly batch: Row;
}

/** The batch with what the first of its references is called, which a batch does not say itself. */
function useNamed(batch: Row, fields: readonly Field[]): Row {
  const isNameless = ({ name, kind }: Field) =>
    kind === 'ref' && typeof batch[name] === 'number' && batch[companionOf(name)] === undefined;
  const field = fields.find(isNameless);
  const [found] = useReferenceItems(field?.reference, field ? [String(batch[field.name])] : []).list;
  return field && found ? { ...batch, [companionOf(field.name)]: found.label } : batch;
}

/** A step of a batch that is there: what is known of it, its rows, and what can be done. */
export function BatchStep({ wizard, ...props }: BatchProps) {
  const { step, screen } = wizard;
  const batch = useNamed(props.batch, screen.fields);
  const facts = (step.facts ?? []).flatMap((name) => screen.fields.find((field) => field.name === name) ?? []);
  const isRunning = step.progress !== undefined && meets(step.progress.while, batch);
  const settle = (changed: Row) => {
    wizard.settle({ data: { ...batch, ...changed } });
    void wizard.refresh();
  };
  return (
    <Card>
      {facts.length > 0 && <Facts row={batch} fields={facts} />}
      <Notes wizard={wizard} batch={batch} />
      {step.progress && <Progress {...step.progress} batch={batch} fields={screen.fields} isRunning={isRunning} />}
      {step.figures && <Figures figures={step.figures} fields={screen.fields} batch={batch} />}
      {step.match ? (
        <MatchStep match={step.match} wizard={wizard} batch={batch} />
      ) : (
        <>
          {step.part && <Part load={step.part} props={{ batch, settle }} />}
          {step.rows && !isRunning && <BatchRows rows={step.rows} wizard={wizard} batch={batch} />}
          <StepActions wizard={wizard} batch={batch} isRunning={isRunning} />
        </>
      )}
    </Card>
  );
}

/** What people should know of the batch, all of which is there. */
function Notes({ wizard: { step, screen }, batch }: BatchProps) {
  const context = useFormatContext();
  return (step.notes ?? [])
    .filter(({ when }) => when === undefined || meets(when, batch))
    .map(({ tone, says }) => {
      const text = said(says, batch, screen.fields, context);
      return text === undefined ? null : (
        <Notice key={says.th} tone={tone ?? 'warning'} urgent={false}>
          {text}
        </Notice>
      );
    });
}
