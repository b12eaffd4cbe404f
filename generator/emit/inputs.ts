import type { Field } from '#contract/field.ts';
import type { ActionWords } from '#contract/screen.ts';
import { verdictId } from '../model/decisions.ts';
import type { ActionModel, EndpointModel, ScreenModel } from '../model/types.ts';
import { type Code, code, member, union } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport, valueImport } from '../print/source.ts';
import { callFile, callName } from './calls.ts';
import type { OptionWriter } from './enums.ts';
import { FieldWriter } from './field-text.ts';
import type { LookUp } from './look-up.ts';
import { isAsking } from './screen-actions.ts';
import { partName } from './stub-name.ts';
import type { ValidatorNames } from './validators.ts';

/** Code in the stub for the module of inputs. */
const loader = 'fetchInputs';

interface Written extends ActionWords, Pick<ActionModel, 'repeat'> {
  readonly fields: readonly unknown[];
  readonly validate: Code;
  readonly decision: Readonly<Record<string, unknown>> | undefined;
}

/** Nothing is filled in: nothing can be wrong. */
const noCheck = code('() => []');

/**
 * generated/web/<area>/<route>.inputs.ts: what the actions of one screen ask a person for, with its checks. A module of
 * its own, fetched when one of them is begun: a list is read far more often than anything is done to its rows.
 */
export class ActionInputs {
  readonly #screen: ScreenModel;
  readonly #names: LookUp;
  readonly #validators: ValidatorNames;
  readonly #fields: FieldWriter;
  readonly #options: OptionWriter;
  readonly #written = new Map<string, Written>();
  readonly #checks = new Set<string>();
  readonly #calls = new Map<string, Set<string>>();

  /** `main` is the entity that gets the short name `f`; the options are those of this file alone. */
  constructor(
    screen: ScreenModel,
    main: string | undefined,
    names: LookUp,
    validators: ValidatorNames,
    options: OptionWriter,
  ) {
    this.#screen = screen;
    this.#names = names;
    this.#validators = validators;
    this.#options = options;
    this.#fields = new FieldWriter(names, main, options);
  }

  get #stem(): string {
    return `${partName(this.#screen)}.inputs`;
  }

  /** How the stub comes by what an action asks for: `async () => (await fetchInputs())['withdraw.verify']`. */
  of(action: ActionModel): Code | undefined {
    const { call, input = [], confirm, button, success, repeat } = action;
    if (call === undefined || !isAsking(action)) return undefined;
    const endpoint = this.#names.endpoint(call);
    const validator = this.#validators.action(this.#screen.area, action);
    if (validator !== undefined) this.#checks.add(validator);
    this.#written.set(action.id, {
      fields: input.map((field) => this.#fields.exact(field, endpoint)),
      validate: validator === undefined ? noCheck : code(validator),
      decision: this.#decisionOf(endpoint),
      ...(confirm && { confirm }),
      ...(button && { button }),
      ...(success && { success }),
      ...(repeat && { repeat }),
    });
    return code(`async () => ${member(`(await ${loader}())`, action.id).text}`);
  }

  /** What must be seen before the call, with its calls by reference. */
  #decisionOf(endpoint: EndpointModel): Written['decision'] {
    const { decision } = endpoint;
    if (!decision) return undefined;
    const { amount, from, to, facts, handover, ...rest } = decision;
    const shown = (fields: readonly Field[] | undefined) => fields?.map((field) => this.#fields.drawn(field, endpoint));
    return {
      verdict: this.#call(verdictId(endpoint.id)),
      amount: amount && this.#fields.shown(amount, endpoint),
      from: shown(from),
      to: shown(to),
      ...rest,
      facts: shown(facts),
      handover: handover === undefined ? undefined : this.#call(handover),
    };
  }

  #call(id: string): Code {
    const { area } = this.#names.endpoint(id);
    const from = `${area === this.#screen.area ? '.' : `../${area}`}/${callFile(id)}`;
    this.#calls.set(from, (this.#calls.get(from) ?? new Set()).add(callName(id)));
    return code(callName(id));
  }

  /** The statement of the stub that `of` relies on. */
  loader(): StatementSpec {
    const value = code(`() => import('./${this.#stem}.ts').then(({ inputs }) => inputs)`);
    return { kind: 'const', name: loader, value, local: true };
  }

  /** The module itself; none where no action asks for anything. */
  file(): SourceSpec | undefined {
    if (this.#written.size === 0) return undefined;
    const type = pascal(`${this.#stem}.action`);
    return {
      path: `generated/web/${this.#screen.area}/${this.#stem}.ts`,
      data: true,
      imports: [
        typeImport('#contract/screen.ts', ['Inputs']),
        ...[...this.#fields.imports()].map(([from, names]) => valueImport(from, names)),
        ...this.#options.imports('#generated/api'),
        ...[...this.#calls].map(([from, names]) => valueImport(from, names)),
        valueImport('./validators.ts', this.#checks),
      ],
      statements: [
        { kind: 'type', name: type, type: union([...this.#written.keys()]) },
        {
          kind: 'const',
          name: 'inputs',
          type: `Readonly<Record<${type}, Inputs>>`,
          value: Object.fromEntries(this.#written),
        },
      ],
    };
  }
}
