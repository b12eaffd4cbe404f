import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../../tests/support/web-frame.tsx';
import { field, show, shown } from './testing/show-input.tsx';

describe('choices', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: { th: `ตัวเลือก ${value}`, en: value } }));

  test('an option is chosen by keyboard', async () => {
    const { user, box, last } = show(field('enum', { options }));
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(last()).toBe('b');
    expect(shown(box)).toBe('ตัวเลือก b');
  });

  test('an unknown value is shown unchanged', () => {
    expect(shown(show(field('enum', { options }), { value: 'zzz' }).box)).toBe('zzz');
  });

  test('an optional one can be emptied', async () => {
    const { user, last } = show(field('enum', { options }), { value: 'a' });
    await user.click(screen.getByRole('button', { name: 'ล้าง ช่อง' }));
    expect(last()).toBeNull();
  });

  test('a required one cannot', () => {
    show(field('enum', { options }), { value: 'a', required: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('where there is room, one of a few that must be taken is one click away', async () => {
    const { user, last } = show(field('enum', { options }), { required: true, spread: true });
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(within(screen.getByRole('radiogroup', { name: 'ช่อง' })).getByText('ตัวเลือก b'));
    expect(last()).toBe('b');
    await user.keyboard('{ArrowUp}');
    expect(last()).toBe('a');
  });

  const many = Array.from({ length: 8 }, (_, at) => ({ value: `${at}`, label: { th: `ตัวเลือก ${at}`, en: `${at}` } }));
  test.each([
    ['may be left empty', { options }, {}],
    ['are many', { options: many }, { required: true }],
    ['no longer have what was taken', { options }, { required: true, value: 'zzz' }],
  ] as const)('choices that %s are a list all the same', (_, parts, input) => {
    show(field('enum', parts), { ...input, spread: true });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('a list of options is a list of values', async () => {
    const { user, box, last } = show(field('list', { item: { kind: 'enum', options } }), { value: ['a'] });
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /ตัวเลือก b/ }));
    expect(last()).toEqual(['a', 'b']);
    await user.click(screen.getByRole('button', { name: 'นำออก ตัวเลือก a' }));
    expect(last()).toEqual(['b']);
  });

  test('typed tags: Enter, comma, paste, backspace', async () => {
    const { user, box, last } = show(field('list', { item: { kind: 'ip' } }));
    await user.type(box, '203.0.113.7{Enter}');
    await user.click(box);
    await user.paste('203.0.113.8, 203.0.113.9');
    expect(last()).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.9']);
    await user.keyboard('{Backspace}');
    expect(last()).toEqual(['203.0.113.7', '203.0.113.8']);
  });
});

describe('references', () => {
  const reference = { entity: 'Agent', path: '/api/agent/items', value: 'id', label: 'name', hint: 'code' };
  const agents = [
    { id: 1, name: 'CTA คาสิโน', code: 'CTA' },
    { id: 2, name: 'CTB เบท', code: 'CTB' },
  ];
  const server = () =>
    fakeServer(({ query }) => {
      const ids = query.get('ids')?.split(',');
      const q = query.get('q') ?? '';
      return {
        body: { error: 0, data: agents.filter((a) => (ids ? ids.includes(String(a.id)) : a.name.includes(q))) },
      };
    });

  test('one of a list that the person may not see says so and stays', async () => {
    const listed = field('list', { item: { kind: 'ref', reference } });
    const { user, box, last } = show(listed, { value: [1, 9], server: server() });
    expect(await screen.findByText('ไม่มีสิทธิ์ดู (9)')).toBeTruthy();
    expect(
      screen
        .getAllByRole('button', { name: /^นำออก/ })
        .map((button) => button.ariaLabel ?? button.getAttribute('aria-label')),
    ).toEqual(['นำออก CTA คาสิโน']);
    await user.click(box);
    await user.keyboard('{Backspace}');
    expect(last()).toBeUndefined();
  });

  test('searches as the person types, once they pause', async () => {
    const at = server();
    const { user, box, last } = show(field('ref', { reference }), { server: at });
    await user.click(box);
    expect(await screen.findByRole('option', { name: /CTA คาสิโน/ })).toBeTruthy();
    await user.type(box, 'เบท');
    await waitFor(() => expect(screen.queryByRole('option', { name: /CTA/ })).toBeNull());
    await user.click(await screen.findByRole('option', { name: /CTB เบท/ }));
    expect(last()).toBe(2);
    expect(shown(box)).toBe('CTB เบท');
    expect(at.asked.map((asked) => asked.query.get('q'))).toEqual([null, 'เบท']);
  });

  test('the record gives the name of its key, without a call', () => {
    const at = server();
    const { box } = show(field('ref', { reference }), {
      value: 2,
      row: { agent_id: 2, agent_name: 'CTB เบท' },
      server: at,
    });
    expect(shown(box)).toBe('CTB เบท');
    expect(at.asked).toEqual([]);
  });

  test('an unknown key is looked up by ids', async () => {
    const at = server();
    const { box } = show(field('ref', { reference }), { value: 1, server: at });
    await waitFor(() => expect(shown(box)).toBe('CTA คาสิโน'));
    expect(at.asked.map((asked) => asked.query.get('ids'))).toEqual(['1']);
  });

  test('a failed search says so', async () => {
    const failing = fakeServer(() => ({ status: 500, body: { error: 500, message: 'x' } }));
    const { user, box } = show(field('ref', { reference }), { server: failing });
    await user.click(box);
    expect(await screen.findByText('ค้นหาไม่สำเร็จ ลองใหม่')).toBeTruthy();
  });
});

describe('references into a tree', () => {
  const tree = { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } };
  const reference = { entity: 'Agent', path: '/api/tree/items', value: 'id', label: 'name', hint: 'code', tree };
  const agent = (id: number, code: string, parent: number | null) => ({
    id,
    code,
    name: `สาย ${code}`,
    parent_id: parent,
    parent_name: parent === null ? null : 'ชื่อสาย',
  });
  const agents = [
    agent(1, 'CTM', null),
    agent(2, 'RBM', null),
    agent(3, 'CTA', 1),
    agent(4, 'CTB', 1),
    agent(5, 'RBA', 2),
  ];
  const server = () =>
    fakeServer(({ query }) => {
      const ids = query.get('ids')?.split(',');
      return { body: { error: 0, data: agents.filter(({ id }) => !ids || ids.includes(String(id))) } };
    });
  const listed = field('list', { item: { kind: 'ref', reference } });
  const pills = () => [...document.querySelectorAll('.mantine-Pill-label')].map((pill) => pill.textContent);

  test('everything is one choice, and one pill', async () => {
    const { user, box, last } = show(listed, { server: server() });
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /^ทุกเอเย่นต์/ }));
    expect(last()).toEqual([1, 3, 4, 2, 5]);
    expect(pills()).toEqual(['ทุกเอเย่นต์']);
    await user.click(screen.getByRole('button', { name: 'นำออก ทุกเอเย่นต์' }));
    expect(last()).toEqual([]);
  });

  test('a branch is one choice, and what is chosen can be cleared at once', async () => {
    const { user, box, last } = show(listed, { value: [5], server: server() });
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: /^สาย CTM ทั้งสาย/ }));
    expect(last()).toEqual([5, 1, 3, 4]);
    expect(pills()).toEqual(['สาย CTM ทั้งสาย', 'สาย RBA']);
    await user.click(screen.getByRole('button', { name: 'ล้างทั้งหมด ช่อง' }));
    expect(last()).toEqual([]);
  });

  test('what the person may not see is counted, and stays when everything is cleared', async () => {
    const { user, last } = show(listed, { value: [1, 2, 3, 4, 5, 8, 9], server: server() });
    await waitFor(() => expect(pills()).toEqual(['ทุกเอเย่นต์', 'ไม่มีสิทธิ์ดู 2 รายการ']));
    expect(screen.queryByRole('button', { name: /ไม่มีสิทธิ์ดู/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'นำออก ทุกเอเย่นต์' }));
    expect(last()).toEqual([8, 9]);
  });

  test('one that is chosen alone asks for no more than its name', async () => {
    const at = server();
    show(listed, { value: [3], server: at });
    await waitFor(() => expect(pills()).toEqual(['สาย CTA']));
    expect(at.asked.map(({ query }) => query.toString())).toEqual(['ids=3&limit=1']);
  });
});

describe('pictures', () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0, 0])], 'a.png', {
    type: 'image/png',
  });

  test('a chosen file becomes the value and can be taken back', async () => {
    const { user, last } = show(field('image'));
    const picker = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('no picker');
    await user.upload(picker, png);
    await waitFor(() => expect(last()).toBe(png));
    await user.click(screen.getByRole('button', { name: 'นำออก' }));
    expect(last()).toBeNull();
  });

  test('a pasted file is taken, one that cannot be is turned down aloud', async () => {
    const { box, last, onChange } = show(field('image'));
    await act(async () => {
      fireEvent.paste(box, { clipboardData: { files: [png] } });
    });
    await waitFor(() => expect(last()).toBe(png));
    onChange.mockClear();
    await act(async () => {
      fireEvent.drop(box, { dataTransfer: { files: [new File([], 'empty.png')] } });
    });
    expect((await screen.findByRole('alert')).textContent).toContain('ว่างเปล่า');
    expect(onChange).not.toHaveBeenCalled();
  });
});
