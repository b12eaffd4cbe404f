import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short text to a group of the team in its chat (Telegram, LINE). */
export interface Notice {
  /** Ours; the same notice sent again has the same one. */
  readonly reference: string;
  /** The group, as staff typed it. */
  readonly channel: string;
  readonly text: string;
}

/** Notifies groups. No call may be made while a database transaction is open. Throws if it could not be sent. */
export interface NoticePort {
  send(notice: Notice): Promise<void>;
}

/** A chat that the sandbox plays: notices are files of a folder, one a reference, which only their owner may read. */
export function noticeFolder(folder: string): NoticePort {
  return {
    async send({ reference, channel, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${reference.replace(/[^a-zA-Z0-9-]+/g, '-')}.txt`);
      await writeFile(`${file}.part`, `${channel}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}

/** Used if no messenger is connected. */
export const noNotices: NoticePort = { send: async () => {} };
