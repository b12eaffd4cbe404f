import type { Ingests } from '#generated/api/handlers.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { takeMember } from './take-member.ts';

export const memberIngests: Pick<Ingests<TransactionContext>, 'ingest.members'> = {
  'ingest.members': { one: takeMember },
};
