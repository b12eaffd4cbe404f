import type { NameKind, StringShape } from './shape.ts';
import { matching } from './words.ts';

/**
 * The names that may be given. `{gateway}` and its like are places that the gateway template fills;
 * outside the template the filled name is checked again.
 */
const place = '\\{(?:gateway|Gateway|GATEWAY_CODE)\\}';

const naming = (names: NameKind, what: string, pattern: string): StringShape => ({ ...matching(what, pattern), names });

export const areaName = matching('the name of an area in kebab-case', '^[a-z][a-z0-9-]*$');
/** Without a name an overlay still has what may be wrong with it. */
export const deploymentName: StringShape = {
  ...matching(
    'the name of a deployment in lower case, with - or _ between its words',
    '^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$',
  ),
  standIn: '-',
};
export const enumName = naming(
  'enum',
  'the name of an enum in PascalCase',
  `^(?:[A-Z]|${place})(?:[A-Za-z0-9]|${place})*$`,
);
export const entityName = naming(
  'entity',
  'the name of an entity in PascalCase',
  `^(?:[A-Z]|${place})(?:[A-Za-z0-9]|${place})*$`,
);
export const shapeName = naming(
  'shape',
  'the name of a shape in PascalCase',
  `^(?:[A-Z]|${place})(?:[A-Za-z0-9]|${place})*$`,
);
export const fieldName = naming(
  'field',
  'the name of a field in snake_case',
  `^(?:[a-z]|${place})(?:[a-z0-9_]|${place})*$|^\\{[a-z][a-z0-9_]*\\}$`,
);
/** A field of a shape: others may have chosen how it is written on the wire. */
export const partName = naming(
  'field',
  'the name of a field: letters, digits and _, the first a small letter',
  '^[a-z][A-Za-z0-9_]*$',
);
/** A hand-written part of a screen: `deposit_sides` is src/areas/<area>/web/parts/deposit-sides.tsx. */
export const screenPart = naming('part', 'the name of a part in snake_case', '^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$');
export const moveName = matching('the name of a move in snake_case', '^[a-z][a-z0-9_]*$');
export const optionValue = matching('a value of letters, digits and _ . -', '^[A-Za-z0-9][A-Za-z0-9_.-]*$');
export const endpointId = naming(
  'endpoint',
  'the id of an endpoint such as book.list',
  `^(?:[a-z]|${place})(?:[a-z0-9_-]|${place})*(?:\\.(?:[a-z0-9_-]|${place})+)+$`,
);
export const route = naming(
  'route',
  'a route such as /library/books',
  `^/(?:(?:[a-z0-9_-]|${place})+(?:/(?:[a-z0-9_-]|${place})+)*)?$`,
);
export const call: StringShape = {
  foreign: [
    {
      pattern: /^(?:PUT|PATCH|DELETE)\b/i,
      says: 'whatever changes something is a POST, and its path says what: POST /api/library/book/remove',
    },
    { pattern: /^(?:get|post|Get|Post)\s/, says: 'the method is written in capitals: GET or POST' },
    {
      pattern: /\/(?::\w|\{(?!gateway\}|Gateway\}|GATEWAY_CODE\})\w+\})/,
      says: 'a path has no parameters: the record is identified by a query parameter (key)',
    },
    { pattern: /^\//, says: 'the method comes first: GET or POST' },
    { pattern: /^(?:GET|POST) \/?(?!\/?api\/)/, says: 'every path begins with /api/' },
  ],
  ...matching(
    'a call such as GET /api/library/books, or GET /api/library/find?by=author',
    `^(?:(?:GET|POST) /api(?:/(?:[A-Za-z0-9_-]|${place})+)+|GET /api(?:/(?:[A-Za-z0-9_-]|${place})+)+\\?[a-z_]+=[a-z_]+)$`,
  ),
  standIn: 'POST /api/-',
};
export const permission: StringShape = {
  names: 'permission',
  ...matching(
    'a permission such as library.book.view, signed-in or public',
    `^(?:signed-in|public|(?:[a-z0-9_]|${place})+(?:\\.(?:\\*|(?:[a-z0-9_]|${place})+)){2,})$`,
  ),
  standIn: 'signed-in',
};
export const resource = matching(
  'a resource such as library.book',
  `^(?:[a-z0-9_]|${place})+(?:\\.(?:[a-z0-9_]|${place})+)+$`,
);
export const word = matching('a word in snake_case', '^[a-z][a-z0-9_]*$');
export const roleName: StringShape = { ...word, names: 'role' };
export const queueName: StringShape = { ...word, names: 'queue' };
export const gatewayName = naming('gateway', 'the name of a gateway in lower case', '^[a-z][a-z0-9]*$');
export const capabilityName = naming('capability', 'the name of a capability', '^[a-z][a-z0-9_.]*$');
export const duration = matching('a duration such as 5s, 500ms or 2m', '^[1-9][0-9]*(?:ms|s|m)$');
export const actionCode = matching(
  'the code of an action such as book.lend',
  '^[a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)+$',
);
export const tableName = matching('the name of a table in snake_case', '^[a-z][a-z0-9_]*$');
export const icon: StringShape = {
  names: 'icon',
  ...matching('the name of a Material Design icon such as mdi-cash', '^(?:mdi-)?[a-z0-9]+(?:-[a-z0-9]+)*$'),
  standIn: '',
};
export const color = matching('a colour such as #1565c0', '^#[0-9a-fA-F]{6}$');
export const apiKey = matching('a web API key: letters, digits, - and _', '^[A-Za-z0-9_-]{1,200}$');
export const hostName = matching(
  'a host such as shop.firebaseapp.com',
  '^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$',
);
export const projectId = matching('the id of a project such as shop-1a2b3', '^[a-z][a-z0-9-]{4,28}[a-z0-9]$');
export const appId = matching('the id of an app such as 1:123:web:abc', '^[A-Za-z0-9:_-]{1,200}$');
export const shortcut = matching('one key', '^[a-z0-9]$');
export const sortKeys = matching('a sort such as -created_at,amount', '^-?[a-z0-9_{}]+(?:,-?[a-z0-9_{}]+)*$');
/** Without a code a gateway is still a gateway that others may name. */
export const businessCode: StringShape = { ...matching('two capital letters', '^[A-Z]{2}$'), standIn: '--' };
