import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../../../tests/api/kit.ts';
import { codeOf } from '../../../../tests/api/play-world.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { openPolls, type Polls } from './polls.ts';

describe.each([oneSubject])('poll sandbox call, on $name', (subject) => {
  let world: Polls;
  beforeAll(async () => {
    world = await openPolls(subject);
  });
  afterAll(() => world.world.close());

  test('poll sandbox: an answer is given by choice label, and the reply says whether the member is eligible', async () => {
    const id = await world.makePoll([]);
    const answer = (username: string | undefined, body: object, headers?: Record<string, string>) =>
      world.play('poll', id, { username, ...body }, headers);
    expect(codeOf(await answer(world.names[0], { answer: 'ทีม A' }))).toBe(409);
    await world.openPoll(id);
    expect(codeOf(await answer(world.names[0], { answer: 'ทีม A' }, {}))).toBe(403);
    expect((await answer('nobody', { answer: 'ทีม A' })).body).toMatchObject({
      error: 422,
      fields: { username: 'unknown' },
    });
    expect((await answer(world.names[0], { answer: 'ทีม ค' })).body).toMatchObject({
      error: 422,
      fields: { choices: /./ },
    });
    expect(codeOf(await answer(world.names[0], {}))).toBe(422);
    const ip = '203.0.113.9';
    expect(dataOf(await answer(world.names[0], { answer: 'ทีม A', ip }))).toMatchObject({ eligible: true });
    expect(codeOf(await answer(world.names[0], { answer: 'ทีม B' }))).toBe(409);
    expect(dataOf(await answer(world.names[1], { answer: ['ทีม B'], ip }))).toMatchObject({
      ...{ eligible: false, ineligible_reason: 'duplicate' },
    });
    expect(await world.detail(id)).toMatchObject({ submission_count: 2, member_count: 2 });
    expect(codeOf(await world.play('poll', 999_999, { username: world.names[0], answer: 'ทีม A' }))).toBe(404);
    expect(codeOf(await world.play('poll', 1.5, { username: world.names[0], answer: 'ทีม A' }))).toBe(422);
  });

  test('poll sandbox: a poll for a number accepts only a number', async () => {
    const id = await world.makePoll([], { choice_mode: 'number' });
    await world.openPoll(id);
    expect(codeOf(await world.play('poll', id, { username: world.names[2], answer: 'ทีม A' }))).toBe(422);
    expect(dataOf(await world.play('poll', id, { username: world.names[2], answer: '47' }))).toMatchObject({
      eligible: true,
    });
    const fact = { reference: 'p-1', username: world.names[3], poll_id: id, number: '47' };
    const send = async (facts: readonly object[]) =>
      dataOf(await world.call('ingest/poll_answers', { facts }, 'owner')).facts;
    expect(await send([fact, { ...fact, reference: 'p-2', number: 'many' }, fact])).toMatchObject([
      { outcome: 'created', made: { eligible: true, ineligible_reason: null } },
      { outcome: 'refused' },
      { outcome: 'known', made: { eligible: true } },
    ]);
  });
});
