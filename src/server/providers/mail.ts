/** A file that goes along with a letter. */
interface Enclosure {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Buffer;
}

/** A letter to one person, plain text. */
export interface Letter {
  /** One address, as registered. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly files?: readonly Enclosure[];
}

/** Sends letters. Rejects with MailError; a letter may then have gone out all the same. */
export interface MailPort {
  send(letter: Letter): Promise<void>;
}

/** `permanent`: this letter will never arrive, and trying again only annoys the mail server. */
export class MailError extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent = false) {
    super(message);
    this.name = 'MailError';
    this.permanent = permanent;
  }
}

/** One address without anything that a mail program reads as a second address, a name or a further header. */
const address = /^[^\s@<>,;:"'()[\]\\]{1,64}@[^\s@<>,;:"'()[\]\\]{1,253}$/;

/** The letter itself, or a MailError: nothing that a person typed may become a header of its own. */
export function checkedLetter(letter: Letter): Letter {
  if (!address.test(letter.to)) throw new MailError('not one mail address', true);
  if (/\p{Cc}|\u2028|\u2029/u.test(letter.to + letter.subject)) throw new MailError('a header with line breaks', true);
  return letter;
}

/** The files of a letter as the library takes them. */
export const attachmentsOf = ({ files = [] }: Letter) =>
  files.map(({ name, type, content }) => ({ filename: name, contentType: type, content }));

/** A world in which no letter arrives. */
export const noMail: MailPort = { send: async (letter) => void checkedLetter(letter) };
