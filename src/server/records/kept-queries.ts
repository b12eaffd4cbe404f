import type { CompiledQuery } from 'kysely';
import { bangkokDay } from '#contract/time.ts';
import type { Call } from '../context/call.ts';
import type { Platform } from '../context/platform.ts';
import { searchedText } from './filters.ts';

/** Queries that are remembered; where there are more, those that are used are built again. */
const most = 300;

/** Everything that the text of a call's query follows from, apart from the manifest: what is asked, by whom, in which language, on which day. */
function signatureOf({ endpoint, query, ctx }: Call): string {
  const { userId, role, rank, scope, agentIds, grants, financeTeamId, mustChangePassword } = ctx.principal;
  const person = [userId, role, rank, scope, agentIds, financeTeamId, mustChangePassword, [...grants].join()];
  return JSON.stringify([endpoint.id, query, person, ctx.language, bangkokDay(ctx.clock.now())]);
}

/** What a search finds in other tables is part of its query, and is another thing tomorrow. */
const isSearched = ({ endpoint, query }: Call): boolean => searchedText(endpoint.filters ?? [], query) !== undefined;

/**
 * Remembers queries by what they are built from, so that a call that comes again does not build them again. Only those without
 * parameters: what a person typed, or the moment, is a parameter, and everything else is in the signature. A right that
 * somebody gets or loses is another signature from the next call on. Rows are never kept.
 */
export function keptQueries<Built extends { readonly query: CompiledQuery<unknown> }>() {
  const kept = new WeakMap<Platform, Map<string, Built>>();
  return {
    /** What was built for such a call before. */
    find: (call: Call): Built | undefined => kept.get(call.platform)?.get(signatureOf(call)),
    /** The same, remembered if it may be. */
    keep(call: Call, built: Built): Built {
      if (built.query.parameters.length > 0 || isSearched(call)) return built;
      const own = kept.get(call.platform) ?? new Map<string, Built>();
      kept.set(call.platform, own);
      if (own.size >= most) own.clear();
      own.set(signatureOf(call), built);
      return built;
    },
  };
}
