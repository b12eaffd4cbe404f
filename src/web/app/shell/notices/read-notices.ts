import { type NoticeTone, noticeTones } from '#contract/notice.ts';
import { isRecord } from '#web/core/is-record.ts';

/** What one person is told. */
export interface Notice {
  readonly id: number;
  /** UTC ISO 8601. */
  readonly at: string;
  readonly tone: NoticeTone;
  readonly text: string;
  /** A path of this site. */
  readonly link: string;
  readonly isRead: boolean;
}

export interface NoticePage {
  readonly items: readonly Notice[];
  readonly total: number;
  readonly unread: number;
}

/** How somebody wants to hear of new ones, beside the bell. */
export interface NoticeChoices {
  readonly browser: boolean;
  readonly sound: boolean;
}

/** Notices of one page, as the server sends them. */
export const noticesPerPage = 20;

const dataOf = (reply: unknown) => (isRecord(reply) && isRecord(reply.data) ? reply.data : undefined);
const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The reply of the server; undefined where there is none. What is damaged, or leads to another site, is left out. */
export function readNotices(reply: unknown): NoticePage | undefined {
  const data = dataOf(reply);
  if (!data) return undefined;
  const items = (Array.isArray(data.items) ? data.items : []).flatMap((item): Notice[] => {
    if (!isRecord(item) || typeof item.id !== 'number') return [];
    const [link, text] = [String(item.link), String(item.text)];
    if (!/^\/(?!\/)/.test(link)) return [];
    const tone = noticeTones.find((one) => one === item.tone) ?? 'info';
    return [{ id: item.id, at: String(item.at), tone, text, link, isRead: item.is_read === true }];
  });
  return { items, total: countOf(data.total), unread: countOf(data.unread) };
}

/** What a person chose, from the reply with their preferences. */
export function readChoices(reply: unknown): NoticeChoices {
  const notices = dataOf(reply)?.notices;
  return { browser: isRecord(notices) && notices.browser === true, sound: isRecord(notices) && notices.sound === true };
}
