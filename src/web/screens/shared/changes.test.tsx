import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Field } from '#contract/field.ts';
import { languageStore } from '#web/locale/language.ts';
import { Changes } from './changes.tsx';

const field = (name: string, english?: string): Field => ({
  ...{ name, kind: 'string', label: { th: name, en: name } },
  ...(english !== undefined && { english }),
});

afterEach(() => act(() => languageStore.set('th')));

it('shows people who read English what a Thai name was and is, not its English twice', () => {
  languageStore.set('en');
  const change = {
    fields: { name: field('name', 'name_en'), name_en: field('name_en') },
    before: { name: 'เจ้าของ', name_en: 'Owner' },
    after: { name: 'เจ้าของระบบ', name_en: 'System owner' },
  };
  render(
    <MantineProvider env="test">
      <Changes change={change} />
    </MantineProvider>,
  );
  for (const text of ['เจ้าของ', 'เจ้าของระบบ', 'Owner', 'System owner'])
    expect(screen.getAllByText(text)).toHaveLength(1);
});
