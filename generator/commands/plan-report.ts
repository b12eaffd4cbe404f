import type { Place } from '../refactor/code.ts';
import { type Mention, type MentionKind, mentionKinds } from '../refactor/mention.ts';
import type { Plan } from '../refactor/plan.ts';
import type { Refusal } from '../refactor/subject.ts';

const at = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** Why nothing was done, with its place where it has one. */
export function refusalLines({ source, message }: Refusal): readonly string[] {
  return [`${source && source.line > 0 ? `${at(source)}  ` : ''}${message}`, '', 'Nothing was changed.'];
}

/** Of each kind of mention, as many are shown; --json has all. */
const shownMentions = 40;

const headings: Readonly<Record<MentionKind, string>> = {
  column: 'in SQL, as this very table or column',
  SQL: 'in SQL, as something else for all that one knows',
  migration: 'in kept migrations, which stay as they are: a function or trigger that names it needs a new one',
  text: 'in texts of code',
  code: 'in code that the compiler does not connect with it',
  comment: 'in comments',
  page: 'in documentation',
  manifest: 'in the manifest, meaning something else or a sentence',
  file: 'in other files',
};

function mentionLines(mentions: readonly Mention[]): readonly string[] {
  return mentionKinds.flatMap((kind) => {
    const own = mentions.filter((mention) => mention.kind === kind);
    if (own.length === 0) return [];
    const more = own.length > shownMentions ? [`    … and ${own.length - shownMentions} more: --json has all`] : [];
    return [
      `  ${headings[kind]} (${own.length})`,
      ...own.slice(0, shownMentions).map((one) => `    ${at(one)}  ${one.text.slice(0, 120)}`),
      ...more,
    ];
  });
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const migrationName = ({ subject }: Plan): string =>
  `rename-${subject.entity ?? ''}-${subject.name}`
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The command that drafts what the tables need. */
const migrationCommand = (plan: Plan): string =>
  `npm run migration -- ${migrationName(plan)} ${plan.storage.map((one) => `--rename ${one}`).join(' ')}`;

function nextLines(plan: Plan): readonly string[] {
  return [
    '  npm run -s format && npm run -s types',
    ...(plan.storage.length > 0
      ? [`  ${migrationCommand(plan)}`, '    the tables need it: the draft renames, and loses nothing']
      : []),
  ];
}

const jsonOf = ({ manifest, uses, move, complaints, mentions, storage }: Plan): string =>
  JSON.stringify(
    {
      manifest: manifest.map(({ source, before, after }) => ({ ...source, before, after })),
      uses,
      ...(move ? { move } : {}),
      complaints,
      mentions,
      storage,
    },
    null,
    1,
  );

/** What a rename does or has done, and what is left for a person. */
export function planLines(
  plan: Plan,
  options: { readonly isDry: boolean; readonly isJson: boolean },
): readonly string[] {
  if (options.isJson) return [jsonOf(plan)];
  const { subject, to, manifest, uses, move, complaints, mentions } = plan;
  const places = manifest.length + uses.length;
  const verb = options.isDry ? 'would be renamed' : 'was renamed';
  return [
    `${subject.kind} ${subject.entity ? `${subject.entity}.` : ''}${subject.name} ${verb} ${to}: ${places} places`,
    ...section(
      'manifest',
      manifest.map(({ source, before, after }) => `  ${at(source)}  ${before} → ${after}`),
    ),
    ...section(
      'hand-written code',
      uses.map((use) => `  ${at(use)}  ${use.before} → ${use.after}`.replaceAll('\n', ' ')),
    ),
    ...section('moved', move ? [`  ${move.from} → ${move.to}`] : []),
    ...section(
      'does not compile any more: settle by hand',
      complaints.map((one) => `  ${at(one)}  ${one.message}`),
    ),
    ...section('look at these: the name stands there and was left alone', mentionLines(mentions)),
    ...section('next', nextLines(plan)),
  ];
}

/** Who uses something. */
export function usesLines({ subject, manifest, uses, complaints, mentions }: Plan): readonly string[] {
  const name = `${subject.entity ? `${subject.entity}.` : ''}${subject.name}`;
  const places = [...uses, ...complaints.map((one) => ({ ...one, text: one.message }))];
  return [
    `${name}, defined at ${at(subject.source)}: ${manifest.length - 1} further places of the manifest, ${places.length} of hand-written code`,
    ...section(
      'manifest',
      manifest.slice(1).map(({ source, before }) => `  ${at(source)}  ${before}`),
    ),
    ...section(
      'hand-written code',
      places.map((one) => `  ${at(one)}  ${one.text.slice(0, 120)}`),
    ),
    ...section('has the name, and may mean it', mentionLines(mentions)),
  ];
}

/** The same for programs. */
export const usesJson = ({ manifest, uses, complaints, mentions }: Plan): string =>
  JSON.stringify(
    {
      manifest: manifest.map(({ source, before }) => ({ ...source, text: before })),
      uses: [
        ...uses.map(({ file, line, column, text }) => ({ file, line, column, text })),
        ...complaints.map(({ file, line, column, message }) => ({ file, line, column, text: message })),
      ],
      mentions,
    },
    null,
    1,
  );
