import type { Endpoint } from '#contract/endpoint.ts';
import type { Makers, Step } from '../../../../tests/api/audit-step.ts';

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const pollOf = (scene: { keyOf(call: string): number }) => scene.keyOf('poll.add');

/** Calls that need a finished poll, or ids that no step creates. */
export const elsewhere: Readonly<Record<string, string>> = {
  'ingest.poll_answers': 'a member who plays: play.test.ts',
  'metadata.delete': 'a fact of a poll: polls.test.ts',
  'rank_rewards.assign_winner': 'a poll that was announced: polls.test.ts',
  'rank_rewards.clear_winner': 'a poll that was announced: polls.test.ts',
  'rank_rewards.delete': 'a prize of a poll: polls.test.ts',
  'rank_rewards.distribute': 'a poll that was announced: polls.test.ts',
  'rank_rewards.random_winners': 'a poll that was announced: polls.test.ts',
};

/** A poll with a choice, a fact and a prize. Draws and payments are tested elsewhere. */
export const steps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  {
    call: 'poll.add',
    body: (scene) =>
      created(find('poll.add'), { title: 'โพล', agent_ids: [scene.money.agent], open_at: soon(1), close_at: soon(2) }),
  },
  known('poll', 'id', 'poll', { title: 'โพลใหม่' }),
  { call: 'poll.copy', body: (scene) => ({ id: pollOf(scene) }) },
  {
    call: 'choices.add',
    body: () => created(find('choices.add'), { name: 'ทีมตรวจ', category: 'team', status: 'active' }),
  },
  known('choices', 'id', 'poll_choice', { name: 'ทีมตรวจใหม่' }),
  {
    call: 'choices.save',
    body: (scene) => ({ poll_id: pollOf(scene), items: [{ choice_id: scene.keyOf('choices.add') }] }),
  },
  {
    call: 'choices.remove',
    body: (scene) => ({ poll_id: pollOf(scene), choice_id: scene.keyOf('choices.add') }),
  },
  { call: 'choices.delete', body: (scene) => ({ id: scene.keyOf('choices.add') }) },
  { call: 'choices.new', body: (scene) => ({ poll_id: pollOf(scene), name: 'ทีมใหม่', category: 'team' }) },
  {
    call: 'metadata.add',
    body: (scene) => ({ poll_id: pollOf(scene), items: [{ key: 'league', value: 'x', value_type: 'text' }] }),
  },
  {
    call: 'metadata.save',
    body: (scene) => ({ poll_id: pollOf(scene), items: [{ key: 'hashtag', value: '#x', value_type: 'text' }] }),
  },
  {
    call: 'rank_rewards.add',
    body: (scene) => ({
      poll_id: pollOf(scene),
      items: [{ rank_from: 1, rank_to: 2, reward_type: 'credit', reward_value: '1.00' }],
    }),
  },
  {
    call: 'rank_rewards.save',
    body: (scene) => ({
      poll_id: pollOf(scene),
      items: [{ rank_from: 3, rank_to: 3, reward_type: 'credit', reward_value: '1.00' }],
    }),
  },
];
