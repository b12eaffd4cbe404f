import { demoPassword } from '#server/demo/password.ts';

/** Demo accounts that the journeys sign in with, as `npm start` prints them. */
export interface Person {
  readonly username: string;
  readonly password: string;
}

const person = (username: string): Person => ({ username, password: demoPassword });

export const owner = person('owner');
export const lead = person('lead1');
export const officer = person('fin.01');
export const support = person('support.01');
export const auditor = person('auditor');
export const marketing = person('market.01');
export const master = person('agent.01');
