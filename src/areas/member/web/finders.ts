import { memberSuggest } from '#generated/web/member/calls/member.ts';
import type { Finder } from '#web/data/finders.ts';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Members by the beginning of what they are called. */
export const finders: readonly Finder[] = [
  {
    title: { th: 'สมาชิก', en: 'Members' },
    page: '/member/users',
    call: memberSuggest,
    query: (text) => ({ q: text, limit: 8 }),
    hits(reply) {
      const data = isPart(reply) && isPart(reply.data) ? reply.data : {};
      const items = Array.isArray(data.items) ? data.items.filter(isPart) : [];
      return items.map(({ id, username, name, agent_code }) => ({
        id: String(id),
        label: String(username),
        description: `${String(name)} · ${String(agent_code)}`,
        link: `/member/users?username=${encodeURIComponent(String(username))}`,
      }));
    },
  },
];
