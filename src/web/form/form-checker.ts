import type { Field } from '#contract/field.ts';
import type { Group, Validator } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';
import { checkable, sameValue, type Values } from './form-values.ts';
import { hiddenFields } from './hidden-fields.ts';
import { issueText } from './issue-text.ts';
import { placeOf } from './place-of.ts';

/** A complaint as it is shown. Without a field it is about the whole form. */
export interface Complaint {
  readonly field?: string;
  readonly message: string;
}

export interface CheckerOptions {
  readonly fields: readonly Field[];
  readonly groups: readonly Group[];
  readonly validate: Validator;
  readonly language: () => Language;
  /** Fields that hold a secret already: leaving them empty keeps it. */
  readonly stored: ReadonlySet<string>;
}

/**
 * The generated checks over what a form holds. It decides what is shown: complaints about fields that the person has
 * left; all of them after an attempt to save; the server's about a field until that field is edited.
 */
export interface FormChecker {
  /** The person has left this field. */
  touch(field: string): void;
  /** An attempt to save: every complaint counts from now on; the server's earlier ones are forgotten. */
  reveal(): void;
  /** Has there been an attempt to save? */
  isRevealed(): boolean;
  /** Complaints of the server about what was sent; those about no field of the form concern the whole form. */
  blame(fields: Readonly<Record<string, string>>, sent: Values): void;
  /** What is shown for these values. */
  complaints(values: Values): readonly Complaint[];
  /** What is wrong with these values, shown or not. */
  issues(values: Values): readonly Complaint[];
}

interface Blame {
  readonly message: string;
  readonly value: unknown;
}

export function createFormChecker(options: CheckerOptions): FormChecker {
  const { fields, validate, stored } = options;
  const order = new Map(fields.map((field, i) => [field.name, i]));
  const touched = new Set<string>();
  let revealed = false;
  let blamed: ReadonlyMap<string, Blame> = new Map();
  let general: readonly string[] = [];

  const issues = (values: Values): readonly Complaint[] => {
    const hidden = hiddenFields(options.groups, values);
    return validate(checkable(values)).flatMap((issue) => {
      const found = placeOf(fields, issue.field, options.language());
      if (hidden.has(found?.root ?? issue.field)) return [];
      if (!found) return [{ message: `${issue.field}: ${issue.code}` }];
      if (issue.code === 'required' && stored.has(issue.field)) return [];
      return [{ field: found.root, message: found.inside + issueText(issue, found.field, options.language()) }];
    });
  };

  const complaints = (values: Values): readonly Complaint[] => {
    const found = issues(values).filter(({ field }) => revealed || (field !== undefined && touched.has(field)));
    const named = new Set(found.map(({ field }) => field));
    for (const [field, { message, value }] of blamed) {
      if (!named.has(field) && sameValue(values[field], value)) found.push({ field, message });
    }
    found.sort((a, b) => (order.get(a.field ?? '') ?? -1) - (order.get(b.field ?? '') ?? -1));
    return [...general.map((message) => ({ message })), ...found];
  };

  return {
    touch: (field) => touched.add(field),
    reveal() {
      revealed = true;
      blamed = new Map();
      general = [];
    },
    isRevealed: () => revealed,
    blame(messages, sent) {
      const all = Object.entries(messages).map(([at, message]) => ({
        message,
        found: placeOf(fields, at, options.language()),
      }));
      blamed = new Map(
        all.flatMap(({ message, found }) =>
          found ? [[found.root, { message: found.inside + message, value: sent[found.root] ?? null }] as const] : [],
        ),
      );
      general = all.flatMap(({ message, found }) => (found ? [] : [message]));
    },
    complaints,
    issues,
  };
}
