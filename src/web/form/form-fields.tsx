import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { type ErrorSchema, type FieldPathList, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { Group } from '#contract/screen.ts';
import css from './form.module.css';
import type { Complaint } from './form-checker.ts';
import type { FormContext } from './form-context.ts';
import type { FormRegistry } from './form-registry.ts';
import type { FormSchema } from './form-schema.ts';
import type { Values } from './form-values.ts';
import { hiddenFields } from './hidden-fields.ts';
import { TypedValues } from './typed-values.ts';

interface Props extends FormSchema {
  readonly registry: FormRegistry;
  readonly groups: readonly Group[];
  readonly values: Values;
  readonly complaints: readonly Complaint[];
  readonly readOnly: boolean;
  readonly onChange: (value: unknown, path: FieldPathList) => void;
  /** The field of this element was left. */
  readonly onBlur: (id: string) => void;
}

const ignore = () => {};
const well: ErrorSchema<unknown> = {};

/** Complaints as RJSF hands them to a field, by its name. */
function errorsOf(complaints: readonly Complaint[]): ReadonlyMap<string, ErrorSchema<unknown>> {
  const errors = new Map<string, ErrorSchema<unknown>>();
  for (const { field, message } of complaints)
    if (field !== undefined) errors.set(field, { __errors: [...(errors.get(field)?.__errors ?? []), message] });
  return errors;
}

/** What of the fields stays the same while somebody types, by name. */
function useFieldParts({ schema, registry }: Props) {
  return useMemo(() => {
    const needed = new Set(schema.required);
    const parts = Object.entries(schema.properties ?? {}).map(([name, own]) => ({
      name,
      required: needed.has(name),
      schema: typeof own === 'boolean' ? {} : own,
      fieldPathId: toFieldPathId(name, registry.globalFormOptions),
    }));
    return new Map(parts.map((part) => [part.name, part]));
  }, [schema, registry]);
}

/**
 * The fields in their groups; what no group names comes last. RJSF's own field for objects hands each property something new
 * with every keystroke, so that all of them would be drawn again: a field here has the same props until it changes itself.
 */
export function FormFields(props: Props) {
  const { groups, values, complaints, registry, uiSchema, readOnly, onChange, onBlur } = props;
  const { language } = registry.formContext.format;
  const parts = useFieldParts(props);
  const errors = useMemo(() => errorsOf(complaints), [complaints]);
  const hidden = hiddenFields(groups, values);
  const draw = (name: string): ReactNode => {
    const part = parts.get(name);
    if (part === undefined || hidden.has(name)) return null;
    return (
      <SchemaField<unknown, RJSFSchema, FormContext>
        {...part}
        uiSchema={uiSchema[name]}
        registry={registry}
        formData={values[name]}
        errorSchema={errors.get(name) ?? well}
        readonly={readOnly}
        onChange={onChange}
        onBlur={onBlur}
        onFocus={ignore}
      />
    );
  };
  const grouped = new Set(groups.flatMap((group) => group.fields));
  const rest = [...parts.keys()].filter((name) => !grouped.has(name) && !hidden.has(name));
  const sections: readonly Group[] = rest.length > 0 ? [...groups, { fields: rest }] : groups;
  return (
    <TypedValues value={values}>
      {sections.map(({ title, fields }) => (
        <Section key={fields[0] ?? title?.[language]} title={title?.[language]}>
          {fields.map((name) => (
            <Fragment key={name}>{draw(name)}</Fragment>
          ))}
        </Section>
      ))}
    </TypedValues>
  );
}

function Section({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  const grid = <div className={css.grid}>{children}</div>;
  if (title === undefined) return <div className={css.plain}>{grid}</div>;
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>{title}</h2>
      {grid}
    </section>
  );
}
