import type { GameListPort } from './game-lists.ts';
import type { IdentityVerifier } from './identity.ts';
import type { MailPort } from './mail.ts';
import type { NoticePort } from './notices.ts';
import type { BankPort, GatewayPort } from './ports.ts';
import type { SmsPort } from './sms.ts';

/** Ports to the outside world. One property for each party; the composition root chooses the implementations. */
export interface Providers {
  readonly bank: BankPort;
  /** The gateway's port by its key in the manifest. */
  gateway(name: string): GatewayPort;
  readonly gameLists: GameListPort;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly notices: NoticePort;
  /** Only where a deployment's people are known by an outside service. */
  readonly identity?: IdentityVerifier;
}
