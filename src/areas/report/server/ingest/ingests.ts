import type { Ingests } from '#generated/api/handlers.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { takeBetDays } from './take-bet-days.ts';
import { takeBets } from './take-bets.ts';

export const reportIngests: Pick<Ingests<TransactionContext>, 'ingest.bet_days' | 'ingest.bets'> = {
  'ingest.bets': { many: takeBets },
  'ingest.bet_days': { many: takeBetDays },
};
