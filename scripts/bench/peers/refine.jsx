import { Group, MantineProvider, Pagination, ScrollArea, Table } from '@mantine/core';
import { Refine } from '@refinedev/core';
import { List, RefineThemes, ThemedLayout } from '@refinedev/mantine';
import routerProvider from '@refinedev/react-router';
import { useTable } from '@refinedev/react-table';
import { flexRender } from '@tanstack/react-table';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { columns, members, perPage, shown } from './rows.js';

const dataProvider = {
  getApiUrl: () => '',
  async getList({ pagination, sorters }) {
    const { currentPage = 1, pageSize = perPage } = pagination ?? {};
    const [sorter] = sorters ?? [];
    const sorted = sorter
      ? members.toSorted((a, b) => (a[sorter.field] < b[sorter.field] ? -1 : 1) * (sorter.order === 'asc' ? 1 : -1))
      : members;
    return { data: sorted.slice((currentPage - 1) * pageSize, currentPage * pageSize), total: members.length };
  },
  getOne: async ({ id }) => ({ data: members.find((row) => row.id === id) }),
};

const definitions = columns.map(([name, label, kind]) => ({
  id: name,
  accessorKey: name,
  header: label,
  cell: ({ getValue }) => shown[kind](getValue()),
}));

function MemberList() {
  const { reactTable, refineCore } = useTable({
    columns: definitions,
    refineCoreProps: { pagination: { pageSize: perPage } },
  });
  const { currentPage, pageCount, setCurrentPage } = refineCore;
  return (
    <List>
      <ScrollArea>
        <Table highlightOnHover>
          <thead>
            {reactTable.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <Group spacing="xs" noWrap onClick={header.column.getToggleSortingHandler()}>
                      {flexRender(header.column.columnDef.header, header.getContext())}
                    </Group>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {reactTable.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollArea>
      <Pagination position="right" total={pageCount} page={currentPage} onChange={setCurrentPage} />
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <MantineProvider theme={RefineThemes.Blue} withNormalizeCSS withGlobalStyles>
      <Refine
        routerProvider={routerProvider}
        dataProvider={dataProvider}
        resources={[{ name: 'members', list: '/members' }]}
        options={{ disableTelemetry: true }}
      >
        <Routes>
          <Route
            element={
              <ThemedLayout>
                <Outlet />
              </ThemedLayout>
            }
          >
            <Route path="/members" element={<MemberList />} />
            <Route path="*" element={<Navigate to="/members" />} />
          </Route>
        </Routes>
      </Refine>
    </MantineProvider>
  </BrowserRouter>,
);
