/** Somebody whom an outside identity service vouches for. */
export interface OutsidePerson {
  readonly provider: 'firebase';
  /** The person's name there, for ever. Nothing else ties them to an account here. */
  readonly uid: string;
  /** As the service has it, in small letters; null where it has none that we could write to. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Display name; empty where the service has none. */
  readonly name: string;
}

/** Proves tokens of an outside identity service. */
export interface IdentityVerifier {
  /**
   * The person behind a token, or undefined when it proves nothing, for whatever reason.
   * Throws IdentityUnavailable when nobody can say at the moment.
   */
  verify(token: string): Promise<OutsidePerson | undefined>;
}

/** The service's keys cannot be had. Tokens are not accepted meanwhile. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}
