import type { Services } from '#generated/api/handlers.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { systemTexts } from './texts.ts';

/** Permission to change and delete what others have written. */
const changesAll = 'system.annotation.update';

/** Days that one annotation may be about, and that one question may. */
const longest = 366;
const widest = 1_100;
/** Annotations of one answer; more than these nobody reads on one axis. */
const most = 500;

const dayLength = 86_400_000;
const daysIn = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength + 1;

/** `GET /api/system/annotation/list`: those of which a day is asked for; those for staff to everybody but accounts of agents. */
const listAnnotations: Services<Context>['annotation.list'] = async ({ query }, { db, can, principal }) => {
  const { date_from: from, date_to: to } = query;
  if (to < from) throw invalid({ date_to: systemTexts.endBeforeStart });
  if (daysIn(from, to) > widest) throw invalid({ date_to: systemTexts.tooManyDays({ most: widest }) });
  const rows = await db
    .selectFrom('annotation as note')
    .leftJoin('app_user as person', 'person.id', 'note.created_by')
    .select(['note.id', 'note.day_from', 'note.day_to', 'note.text', 'note.staff_only', 'note.updated_at'])
    .select(['note.version', 'note.created_by', 'person.name as by'])
    .where('note.day_from', '<=', to)
    .where('note.day_to', '>=', from)
    .$if(principal.scope === 'own_tree', (all) => all.where('note.staff_only', '=', false))
    .orderBy('note.day_from')
    .orderBy('note.id')
    .limit(most)
    .execute();
  const writes = can('system.annotation.create');
  return {
    annotations: rows.map(({ created_by, updated_at, by, ...row }) => ({
      ...row,
      by: by ?? '',
      at: updated_at.toISOString(),
      can_change: writes && (created_by === principal.userId || can(changesAll)),
    })),
  };
};

function checkDays({ day_from: from, day_to: to }: RowOf<'annotation'>): void {
  if (to < from) throw invalid({ day_to: systemTexts.endBeforeStart });
  if (daysIn(from, to) > longest) throw invalid({ day_to: systemTexts.tooManyDays({ most: longest }) });
}

/** Whoever has written it, and whoever may change those of others. */
function checkAuthor(before: RowOf<'annotation'> | null, { principal, can }: TransactionContext): void {
  if (before?.created_by !== principal.userId && !can(changesAll)) throw forbidden(systemTexts.notYourAnnotation);
}

export const annotationServices = { 'annotation.list': listAnnotations } satisfies Partial<Services<Context>>;

/** The hand-written parts of writes of annotations. */
export const annotationEffects = {
  'annotation.add': effect('annotation.add', async ({ row }) => checkDays(row)),
  'annotation.update': effect('annotation.update', async ({ before, row }, ctx) => {
    checkAuthor(before, ctx);
    checkDays(row);
  }),
  'annotation.delete': effect('annotation.delete', async ({ before }, ctx) => checkAuthor(before, ctx)),
};
