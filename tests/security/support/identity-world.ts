import { authTasks } from '#areas/auth/server/mail-tasks.ts';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { deployments } from '#generated/api/deployments.ts';
import { drain } from '#server/jobs/worker.ts';
import { checkedLetter, type Letter, type MailPort } from '#server/providers/mail.ts';
import { openWorld, type World } from '../../api/kit.ts';
import type { Subject } from '../../api/subjects.ts';

export const base = 'https://office.example.test';

export interface IdentityWorld extends World {
  /** Letters that went out, oldest first. */
  readonly letters: Letter[];
  /** Does what the worker has to do; returns the letters that it sent. */
  deliver(): Promise<readonly Letter[]>;
}

export const firebaseDeployment: DeploymentInfo = {
  ...deployments.default,
  name: 'firebase-test',
  identity: {
    provider: 'firebase',
    apiKey: 'public-key',
    authDomain: 'office-test.firebaseapp.com',
    projectId: 'office-test',
  },
};

/** The product with a mail port that keeps every letter; its limits of callers are out of the way unless asked for. */
export async function openIdentityWorld(
  subject: Subject,
  options: Parameters<typeof openWorld>[1] = {},
): Promise<IdentityWorld> {
  const letters: Letter[] = [];
  const mail: MailPort = { send: async (letter) => void letters.push(checkedLetter(letter)) };
  const world = await openWorld(subject, {
    ...options,
    settings: { registrationsPerHour: 10_000, resetsPerHour: 10_000, publicUrl: base, ...options.settings },
    providers: { mail, ...options.providers },
  });
  return {
    ...world,
    letters,
    async deliver() {
      const before = letters.length;
      await drain({ db: world.database.db, handlers: authTasks(world.platform, world.platform.settings.publicUrl) });
      return letters.slice(before);
    },
  };
}

/** The token of a letter's link. */
export function tokenOf(letter: Letter | undefined): string {
  const token = /#(?:reset|confirm)=([\w-]{43})$/m.exec(letter?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in ${letter?.text ?? 'no letter'}`);
  return token;
}

/** A password that every rule likes. */
export const fresh = 'brand-new-horse-9';
