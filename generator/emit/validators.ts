import type { Field, FieldKind, FieldShape } from '#contract/field.ts';
import { boundsOf, hasTextKey, isNullable, lengthsOf, rangeOf, type Shape } from '#contract/json-schema.ts';
import { fact } from '../model/memory.ts';
import { once } from '../model/once.ts';
import type { ActionModel, EditorModel, FormModel, Model, ScreenModel } from '../model/types.ts';
import { code, literal, quote, width } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport, valueImport } from '../print/source.ts';
import { lookUp } from './look-up.ts';
import { partsOf, screenActions } from './screen-actions.ts';

/** One call of the runtime: its name and the arguments after `need`, of which the last may be longer than a line. */
interface Check {
  readonly call: string;
  readonly rest: readonly string[];
  readonly choices?: readonly string[];
  readonly item?: Check;
  /** Checked inside by a function of its own. */
  readonly shape?: FieldShape;
}

const lengths = (field: Shape): readonly string[] => {
  const { min, max } = lengthsOf(field);
  return [String(min), String(max)];
};

/** `new RegExp` of a string literal: the pattern of a manifest never becomes source text. Throws when it is no pattern. */
const textCheck = (field: Shape): Check => {
  if (field.pattern === undefined) return { call: 'text', rest: lengths(field) };
  void new RegExp(field.pattern, 'u');
  return { call: 'text', rest: [...lengths(field), `new RegExp(${quote(field.pattern)}, 'u')`] };
};

const integerCheck = (field: Shape): Check => {
  const { min, max } = rangeOf(field);
  return { call: 'integer', rest: [String(min), String(max)] };
};

function decimalCheck(call: string) {
  return (field: Shape): Check => {
    const { min, max } = boundsOf(field);
    const first = min === undefined ? (max === undefined ? [] : ['undefined']) : [quote(min)];
    return { call, rest: [...first, ...(max === undefined ? [] : [quote(max)])] };
  };
}

/** The check of what is inside: `checkPaymentSource`. */
const checkName = ({ name }: FieldShape): string => `check${pascal(name)}`;

const bare = (call: string) => (): Check => ({ call, rest: [] });

const checks: Readonly<Record<FieldKind, (field: Shape) => Check>> = {
  id: integerCheck,
  code: textCheck,
  ref: (field) => (hasTextKey(field) ? textCheck({ ...field, maxLength: field.maxLength ?? 64 }) : integerCheck(field)),
  string: textCheck,
  text: textCheck,
  html: textCheck,
  money: decimalCheck('money'),
  percent: decimalCheck('percent'),
  multiplier: decimalCheck('multiplier'),
  points: integerCheck,
  integer: integerCheck,
  boolean: bare('boolean'),
  enum: (field) => ({ call: 'option', rest: [], choices: (field.options ?? []).map((option) => option.value) }),
  date: bare('date'),
  datetime: bare('datetime'),
  time: bare('time'),
  phone: bare('phone'),
  account: bare('account'),
  secret: textCheck,
  image: (field) => ({ call: 'image', rest: textCheck(field).rest }),
  url: bare('url'),
  email: bare('email'),
  ip: bare('ip'),
  json: ({ item }) => {
    if (!item) return { call: 'json', rest: [] };
    const value: Shape = { ...item, required: true };
    if (value.shape) return { call: 'shapeMap', rest: [checkName(value.shape)], shape: value.shape };
    return { call: 'map', rest: [], item: checks[value.kind](value) };
  },
  list: (field) => {
    const item: Shape = { ...(field.item ?? { kind: 'string' }), required: true };
    if (item.shape) return { call: 'shapes', rest: [...lengths(field), checkName(item.shape)], shape: item.shape };
    return { call: 'list', rest: lengths(field), item: checks[item.kind](item) };
  },
  shape: ({ shape }) => (shape ? { call: 'shape', rest: [checkName(shape)], shape } : { call: 'json', rest: [] }),
};

function needOf(field: Field): string {
  if (field.required) return 'required';
  return isNullable(field) ? 'nullable' : 'optional';
}

/** `money(issues, data, 'amount', required, '0.01')`: on one line, or with its last argument or all of them on further ones. */
function callOf({ call, rest, choices, item }: Check, name: string, need: string, indent: string): string {
  const plain = ['issues', 'data', name, need, ...rest];
  const short = [
    ...plain,
    ...(choices ? [literal(choices, indent)] : []),
    ...(item ? [`(issues, data, name) => ${callOf(item, 'name', 'required', indent)}`] : []),
  ];
  const line = `${call}(${short.join(', ')})`;
  // One character stays for the semicolon or comma.
  if (!line.includes('\n') && indent.length + line.length < width) return line;
  const start = `${call}(${plain.join(', ')}, `;
  const inner = `${indent}  `;
  if (choices) return `${start}${literal(choices, indent, width)})`;
  if (item) return `${start}(issues, data, name) =>\n${inner}${callOf(item, 'name', 'required', inner)},\n${indent})`;
  return `${call}(\n${plain.map((each) => `${inner}${each},\n`).join('')}${indent})`;
}

/** The statement that checks one field: needed by the form, by its validator and to find the one for the other. */
const lineOf = once(
  (field: Field): string => `${callOf(checks[field.kind](field), quote(field.name), needOf(field), '  ')};`,
);

/** Names of the runtime that a line calls. */
function usedIn(field: Field): readonly string[] {
  const { call, item } = checks[field.kind](field);
  return [call, needOf(field), ...(item ? [item.call, 'required'] : [])];
}

/** The shapes that these fields are checked by, those inside of others first. */
function shapesIn(fields: readonly Field[], found = new Map<string, FieldShape>()): ReadonlyMap<string, FieldShape> {
  for (const shape of fields.flatMap((field) => checks[field.kind](field).shape ?? [])) {
    shapesIn(shape.fields, found);
    found.set(shape.name, shape);
  }
  return found;
}

const onlyThese = (fields: readonly Field[]): string =>
  `  known(issues, data, ${literal(
    fields.map(({ name }) => name),
    '  ',
    'known(issues, data, );'.length,
  )});\n`;

/** `inside` = of a shape, which may have nothing else. */
const validatorOf = (fields: readonly Field[], inside = false) =>
  code(
    `(data) => {\n  const issues: Issue[] = [];\n${inside ? onlyThese(fields) : ''}${fields.map((field) => `  ${lineOf(field)}\n`).join('')}  return issues;\n}`,
  );

interface Requested {
  readonly endpoint: string;
  readonly place: string;
  readonly fields: readonly Field[];
}

const placeOf = (screen: ScreenModel) =>
  'view' in screen && screen.view !== undefined ? `${screen.path} ${screen.view}` : screen.path;

function requestedBy(screen: ScreenModel): readonly Requested[] {
  const forms: readonly Requested[] =
    screen.kind === 'form'
      ? [screen, ...(screen.add ? [screen.add] : [])].map(({ save, fields }) => ({
          endpoint: save,
          place: screen.path,
          fields: fields.filter(writable),
        }))
      : [];
  const editors = 'editors' in screen ? (screen.editors ?? []) : [];
  const rows = editors.flatMap((editor): readonly Requested[] => {
    const endpoint = editorCall(editor);
    return [{ endpoint, place: `${screen.path} ${editor.name}`, fields: editor.fields.filter(writable) }];
  });
  const inputs = screenActions(screen).flatMap((action): readonly Requested[] =>
    action.call !== undefined && action.input !== undefined && action.input.length > 0
      ? [{ endpoint: action.call, place: `${placeOf(screen)} ${action.id}`, fields: action.input }]
      : [],
  );
  return [...forms, ...rows, ...inputs];
}

/** What is typed into cells of a list. */
const cellsOf = (screen: ScreenModel): readonly Requested[] =>
  'edit' in screen && screen.edit
    ? [{ endpoint: screen.edit.save, place: `${placeOf(screen)} cells`, fields: screen.edit.input }]
    : [];

/** The call after which the check of a row is named. */
const editorCall = ({ save, add, list }: EditorModel): string => save?.call ?? add?.call ?? list;

function writable(field: Field): boolean {
  return !field.readonly;
}

function bodyOf(fields: readonly Field[]): string {
  return fields.map(lineOf).join('\n');
}

/** A form, or its side that creates. */
type FormSide = Pick<FormModel, 'save' | 'fields'>;

/** Finds the validator of a form, or of an action with something to fill in. */
export interface ValidatorNames {
  form(area: string, side: FormSide): string;
  action(area: string, action: ActionModel): string | undefined;
  editor(area: string, editor: EditorModel): string;
}

interface Registry {
  readonly names: ReadonlyMap<string, string>;
  readonly statements: readonly { readonly name: string; readonly wanted: Requested }[];
}

const keyOf = (endpoint: string, body: string): string => `${endpoint}\n${body}`;

const registryOf = fact('model', (model: Model, area: string): Registry => {
  const names = new Map<string, string>();
  const statements: { name: string; wanted: Requested }[] = [];
  const screens = lookUp(model).screensOf(area).flatMap(partsOf);
  // A form gives its call's check the plain name; what cells ask for comes after it.
  for (const requested of [...screens.flatMap(requestedBy), ...screens.flatMap(cellsOf)]) {
    const key = keyOf(requested.endpoint, bodyOf(requested.fields));
    if (names.has(key)) continue;
    const plain = `validate${pascal(requested.endpoint)}`;
    // Two forms may send the same call with different fields: the later one is named after its place, too.
    const name = statements.some((each) => each.name === plain) ? `${plain}On${pascal(requested.place)}` : plain;
    names.set(key, name);
    statements.push({ name, wanted: requested });
  }
  return { names, statements };
});

const namesIn = fact('model', (model: Model, area: string) => registryOf(model, area).names);

export function validatorNames(model: Model): ValidatorNames {
  const find = (area: string, endpoint: string, fields: readonly Field[]) =>
    namesIn(model, area).get(keyOf(endpoint, bodyOf(fields)));
  return {
    form: (area, { save, fields }) => {
      const name = find(area, save, fields.filter(writable));
      if (name === undefined) throw new Error(`The form of ${save} has no validator`);
      return name;
    },
    editor: (area, editor) => {
      const name = find(area, editorCall(editor), editor.fields.filter(writable));
      if (name === undefined) throw new Error(`The editor ${editor.name} has no validator`);
      return name;
    },
    action: (area, { call, input }) => (call && input && input.length > 0 ? find(area, call, input) : undefined),
  };
}

/** generated/web/<area>/validators.ts: straight-line checks of each form, with the verdicts of the server's JSON Schema. */
export function validators(model: Model): readonly SourceSpec[] {
  return lookUp(model).screenAreas.flatMap((area) => fileOf(model, area));
}

const fileOf = fact('model', (model: Model, area: string): readonly SourceSpec[] => {
  const names = lookUp(model);
  const all = registryOf(model, area).statements;
  if (all.length === 0) return [];
  const inner = [...shapesIn(all.flatMap(({ wanted: requested }) => requested.fields)).values()];
  return [
    {
      path: `generated/web/${area}/validators.ts`,
      imports: [
        typeImport('#contract/screen.ts', ['Issue', 'Validator']),
        valueImport('#contract/validate.ts', [
          ...[...all.map(({ wanted: requested }) => requested), ...inner].flatMap(({ fields }) =>
            fields.flatMap(usedIn),
          ),
          ...(inner.length > 0 ? ['known'] : []),
        ]),
      ],
      statements: [
        ...inner.map((shape) => ({
          kind: 'const' as const,
          name: checkName(shape),
          type: 'Validator',
          value: validatorOf(shape.fields, true),
          local: true as const,
        })),
        ...all.map(({ name, wanted: requested }): StatementSpec => {
          const { method, path } = names.endpoint(requested.endpoint);
          return {
            kind: 'const',
            name,
            type: 'Validator',
            value: validatorOf(requested.fields),
            doc: `${method} ${path}`,
          };
        }),
      ],
    },
  ];
});
