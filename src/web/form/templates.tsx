import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { Fragment, type ReactNode } from 'react';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './form.module.css';
import type { FormContext } from './form-context.ts';
import { fieldOf } from './form-schema.ts';
import { readValues } from './form-values.ts';
import { hiddenFields } from './hidden-fields.ts';
import { TypedValues } from './typed-values.ts';

/** A switch has always a value, and a stored secret stays unless another is typed: no mark for what cannot be missing. */
function givenAlready(field: Field, { record, mode }: FormContext): boolean {
  const { type, secret } = kinds[field.kind];
  return type === 'boolean' || (secret === true && mode === 'update' && !!record[field.name]);
}

/** One field in its frame. The root has none. */
export function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { id, uiSchema, required, rawErrors, registry, children } = props;
  const field = fieldOf(uiSchema);
  if (!field) return children;
  return (
    <FieldFrame
      id={id}
      field={field}
      language={registry.formContext.format.language}
      required={(required ?? false) && !givenAlready(field, registry.formContext)}
      message={rawErrors?.[0]}
    >
      {children}
    </FieldFrame>
  );
}

interface GridProps {
  readonly names: readonly string[];
  readonly contents: ReadonlyMap<string, ReactNode>;
}

function Grid({ names, contents }: GridProps) {
  return (
    <div className={css.grid}>
      {names.map((name) => (
        <Fragment key={name}>{contents.get(name)}</Fragment>
      ))}
    </div>
  );
}

/** The fields in their groups; what no group names comes last. */
export function ObjectTemplate(props: ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>) {
  const { groups, format } = props.registry.formContext;
  const values = readValues(props.formData);
  const hidden = hiddenFields(groups, values);
  const shown = props.properties.filter((property) => !hidden.has(property.name));
  const contents = new Map(shown.map((property) => [property.name, property.content]));
  const grouped = new Set(groups.flatMap((group) => group.fields));
  const rest = [...contents.keys()].filter((name) => !grouped.has(name));
  const sections = rest.length > 0 ? [...groups, { fields: rest }] : groups;
  const drawn = sections.map((group) => {
    const title = group.title?.[format.language];
    const key = group.fields[0] ?? title;
    return title === undefined ? (
      <div key={key} className={css.plain}>
        <Grid names={group.fields} contents={contents} />
      </div>
    ) : (
      <section key={key} className={css.group} aria-label={title}>
        <h2 className={css.groupTitle}>{title}</h2>
        <Grid names={group.fields} contents={contents} />
      </section>
    );
  });
  return <TypedValues value={values}>{drawn}</TypedValues>;
}
