import type { Call } from '#contract/call.ts';

/** The calls that a session itself needs. The composition root hands over the generated ones. */
export interface SessionCalls {
  readonly handshake: Call;
  readonly signIn: Call;
  readonly firebaseSignIn: Call;
  readonly signOut: Call;
  readonly profile: Call;
  readonly changePassword: Call;
  readonly register: Call;
  readonly confirm: Call;
  readonly forgot: Call;
  readonly reset: Call;
  readonly devices: Call;
  readonly revokeDevice: Call;
  readonly notices: Call;
  readonly noticesSeen: Call;
}
