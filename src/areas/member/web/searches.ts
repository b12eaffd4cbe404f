import type { RecordReply } from '#contract/envelope.ts';
import type { MemberSuggestReply } from '#generated/api/member.ts';
import { memberSuggest } from '#generated/web/member/calls/member.ts';
import type { Search } from '#web/data/searches.ts';

/** Members by a prefix of their names. */
const members: Search<RecordReply<MemberSuggestReply>> = {
  title: { th: 'สมาชิก', en: 'Members' },
  page: '/member/users',
  call: memberSuggest,
  query: (text) => ({ q: text, limit: 8 }),
  hits(reply) {
    return reply.data.items.map(({ id, username, name, agent_code }) => ({
      id: String(id),
      label: username,
      description: `${name} · ${agent_code}`,
      link: `/member/users?username=${encodeURIComponent(username)}`,
    }));
  },
};

export const searches: readonly Search[] = [members];
