import type { ActionModel, RelatedModel } from '../model/types.ts';
import type { StepModel, WizardModel } from '../model/wizards.ts';
import { code } from '../print/literal.ts';
import { partLoad } from './part.ts';
import { relatedOf } from './related.ts';
import { isSame } from './same.ts';
import { actionOf, type Stub } from './stub.ts';

const one = (stub: Stub, related: RelatedModel | undefined): unknown => related && relatedOf(stub, [related])[0];

/** The button of a step says what it does before anything is asked. */
const buttonOf = (stub: Stub, action: ActionModel): Record<string, unknown> => ({
  ...actionOf(stub, action),
  button: action.button,
});

function stepOf(stub: Stub, step: StepModel, screen: WizardModel): Record<string, unknown> {
  const { start, rows, part, match, mend, failures } = step;
  return {
    ...step,
    start: start && buttonOf(stub, start),
    match: match && { ...match, samples: match.samples && { ...match.samples, call: stub.call(match.samples.call) } },
    rows: one(stub, rows),
    part: part === undefined ? undefined : partLoad(part, screen),
    mend: mend && { ...mend, call: stub.call(mend.call) },
    failures: failures && { ...failures, call: stub.call(failures.call) },
    actions: step.actions.map((action) => buttonOf(stub, action)),
  };
}

/** The wizard whose steps behind the first are the same: they are written, and fetched, once. */
function likeOf(screen: WizardModel, stub: Stub): WizardModel | undefined {
  const [, ...behind] = screen.steps;
  const others = stub.peers().filter((one) => one.kind === 'wizard');
  const like = others.find(({ batch, steps: [, ...steps] }) => batch === screen.batch && isSame(steps, behind));
  return behind.length === 0 || like?.path === screen.path ? undefined : like;
}

function stepsOf(stub: Stub, screen: WizardModel): readonly unknown[] {
  const like = likeOf(screen, stub);
  const [first] = screen.steps;
  if (!like || !first) return screen.steps.map((step) => stepOf(stub, step, screen));
  return [stepOf(stub, first, screen), code(`...${stub.page(like).text}.screen.steps.slice(1)`)];
}

/** What the stub of a wizard has beyond what every screen has. */
export function wizardOf(stub: Stub, screen: WizardModel): Record<string, unknown> {
  const endpoint = stub.endpoint(screen.batch);
  return {
    batch: stub.call(screen.batch),
    key: screen.key,
    display: screen.display,
    fields: screen.fields.map((field) => stub.fields.shown(field, endpoint)),
    steps: stepsOf(stub, screen),
    earlier: one(stub, screen.earlier),
  };
}
