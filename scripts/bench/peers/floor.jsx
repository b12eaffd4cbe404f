import '@mantine/core/styles.css';
import { AppShell, Group, MantineProvider, NavLink, Pagination, ScrollArea, Table, Title } from '@mantine/core';
import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import useSWR from 'swr';
import { Route, Link as RouterLink } from 'wouter';
import { columns, members, perPage, shown } from './rows.js';

const load = async ([, page]) => ({ rows: members.slice((page - 1) * perPage, page * perPage), total: members.length });

const definitions = columns.map(([name, label, kind]) => ({
  accessorKey: name,
  header: label,
  cell: ({ getValue }) => shown[kind](getValue()),
}));

const none = [];

function MemberList() {
  const [page, setPage] = useState(1);
  const { data } = useSWR(['members', page], load, { keepPreviousData: true });
  const table = useReactTable({ data: data?.rows ?? none, columns: definitions, getCoreRowModel: getCoreRowModel() });
  return (
    <>
      <Title order={2}>Members</Title>
      <ScrollArea>
        <Table>
          <Table.Thead>
            {table.getHeaderGroups().map((group) => (
              <Table.Tr key={group.id}>
                {group.headers.map((header) => (
                  <Table.Th key={header.id}>{flexRender(header.column.columnDef.header, header.getContext())}</Table.Th>
                ))}
              </Table.Tr>
            ))}
          </Table.Thead>
          <Table.Tbody>
            {table.getRowModel().rows.map((row) => (
              <Table.Tr key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <Table.Td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      <Pagination total={Math.ceil((data?.total ?? 0) / perPage)} value={page} onChange={setPage} />
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <MantineProvider>
    <AppShell header={{ height: 48 }} navbar={{ width: 220, breakpoint: 'sm' }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          Back office
        </Group>
      </AppShell.Header>
      <AppShell.Navbar>
        <NavLink component={RouterLink} href="/members" label="Members" />
      </AppShell.Navbar>
      <AppShell.Main>
        <Route path="/members" component={MemberList} />
      </AppShell.Main>
    </AppShell>
  </MantineProvider>,
);
