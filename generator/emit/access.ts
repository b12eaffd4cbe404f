import type { Model } from '../model/types.ts';
import { union } from '../print/literal.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

/** generated/api/access.ts: permissions and the roles that have them. */
export function access(model: Model): readonly SourceSpec[] {
  const permissions = [...model.access.permissions].sort((a, b) => byText(a.key, b.key));
  const roles = [...model.access.roles].sort((a, b) => a.rank - b.rank || byText(a.code, b.code));
  return [
    {
      path: 'generated/api/access.ts',
      data: true,
      imports: [typeImport('#contract/catalog.ts', ['PermissionInfo', 'RoleInfo'])],
      statements: [
        { kind: 'type', name: 'Permission', type: union(permissions.map((each) => each.key)) },
        { kind: 'type', name: 'RoleCode', type: union(roles.map((each) => each.code)) },
        {
          kind: 'const',
          name: 'permissions',
          type: 'readonly (PermissionInfo & { readonly key: Permission })[]',
          value: permissions.map(({ key, title, risk, gateway, people }) => ({ key, title, risk, gateway, people })),
        },
        {
          kind: 'const',
          name: 'roles',
          type: 'readonly (RoleInfo & { readonly code: RoleCode; readonly permissions: readonly Permission[] })[]',
          value: roles.map(({ code, title, rank, scope, permissions: keys }) => ({
            code,
            title,
            rank,
            scope,
            permissions: [...keys].sort(byText),
          })),
        },
      ],
    },
  ];
}
