import type { Ingests } from '#generated/api/handlers.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { takeMember } from './take-member.ts';
import { takeVisits } from './take-visits.ts';

export const memberIngests: Pick<Ingests<TransactionContext>, 'ingest.members' | 'ingest.visits'> = {
  'ingest.members': { one: takeMember },
  'ingest.visits': { many: takeVisits },
};
