import { defineArea } from '#server/areas/define-area.ts';
import { proveSelf } from '#server/identity/prove-self.ts';
import { startBankWatch } from './banks/watch.ts';
import { financeDecisions } from './decisions.ts';
import { startDepositRounds } from './deposit/rounds.ts';
import { financeEffects, financePreparations } from './effects.ts';
import { financeIngests } from './ingest.ts';
import { financeTasks } from './jobs.ts';
import { mbankingPreparations, mbankingServices } from './mbanking/services.ts';
import { payouts } from './payout/payouts.ts';
import { financeServices } from './services.ts';
import { transferListeners } from './transfer-listeners.ts';
import { treasuryEffects, treasuryPreparations, treasuryServices, treasuryTasks, treasuryTopics } from './treasury.ts';

export const area = defineArea('finance', (tools) => {
  const prove = proveSelf(tools.deployment, tools.settings);
  return {
    services: { ...financeServices, ...treasuryServices(tools), ...mbankingServices(transferListeners) },
    effects: { ...financeEffects, ...treasuryEffects },
    decisions: financeDecisions(tools),
    preparations: { ...financePreparations, ...mbankingPreparations(prove), ...treasuryPreparations(prove) },
    tasks: ({ context }) => ({ ...financeTasks(context), ...treasuryTasks(context) }),
    begins: treasuryTopics,
    rounds: ({ context }, logger) => [
      startBankWatch({ context, minutes: tools.settings.bankRefreshMinutes, logger }),
      startDepositRounds(context, logger),
    ],
    ingests: financeIngests,
    transfers: transferListeners,
    payouts,
  };
});
