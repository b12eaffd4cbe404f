import { humanise } from '../model/naming.ts';

/** YAML that `new` writes: small, complete and sound. Texts in Thai are placeholders to be replaced. */

const schemaLine = '# yaml-language-server: $schema=../names.schema.json';

const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const snake = (name: string): string => name.replace(/[^a-z0-9]+/g, '_');

/** An area with one entity, its calls, its three screens and its menu; all that may be done is granted to one role. */
export function areaSkeleton(area: string, role: string): string {
  const entity = pascal(area);
  const id = snake(area);
  const title = humanise(area);
  return `${schemaLine}
area: ${area}
title: { th: ${title}, en: ${title} }

enums:
  ${entity}Status:
    active: { th: เปิดใช้งาน, en: Active, tone: success }
    inactive: { th: ปิดใช้งาน, en: Inactive, tone: neutral }

entities:
  ${entity}:
    title: { th: ${title}, en: ${title} }
    managed: true # id, created_at, created_by, updated_at, updated_by, version
    search: [name]
    fields:
      name: { type: string, max: 80, th: ชื่อ, en: Name, required: true }
      status: { type: enum, of: ${entity}Status, th: สถานะ, en: Status, required: true, initial: active }
      note: { type: text, th: หมายเหตุ, en: Note }

matrix:
  ${id}.item:
    title: { th: ${title}, en: ${title} }
    grants: { ${role}: VCUX }

endpoints:
  ${id}.list:
    call: GET /api/${area}/list
    page: ${entity}
    allow: ${id}.item.view
    export: ${id}.item.export
    filters: [status, q]
    sort: name
  ${id}.detail:
    call: GET /api/${area}/detail
    record: ${entity}
    allow: ${id}.item.view
  ${id}.add:
    call: POST /api/${area}/add
    create: ${entity}
    title: { th: เพิ่ม, en: Add }
    icon: plus
    allow: ${id}.item.create
  ${id}.update:
    call: POST /api/${area}/update
    update: ${entity}
    title: { th: แก้ไข, en: Edit }
    icon: pencil
    allow: ${id}.item.update

screens:
  /${area}/manage:
    title: { th: ${title}, en: ${title} }
    list: ${id}.list
    open: "/${area}/detail?id={id}"
    header:
      - { id: add, title: { th: เพิ่ม, en: Add }, to: /${area}/add, icon: plus, allow: ${id}.item.create }
  /${area}/add:
    title: { th: "เพิ่ม ${title}", en: "Add: ${title}" }
    form: { save: ${id}.add }
    done: /${area}/manage
  /${area}/detail:
    title: { th: "แก้ไข ${title}", en: "Edit: ${title}" }
    form: { record: ${id}.detail, save: ${id}.update }
    done: /${area}/manage

menu:
  - id: ${area}
    label: { th: ${title}, en: ${title} }
    icon: mdi-shape
    items:
      - { label: { th: ${title}, en: ${title} }, link: /${area}/manage }
`;
}

/** A screen over an existing list; hand-written where there is none. */
export function screenSkeleton(route: string, list: string | undefined): string {
  const title = humanise(route.split('/').at(-1) ?? route);
  const body =
    list === undefined ? '    custom: true # its page is in src/areas\n    allow: signed-in' : `    list: ${list}`;
  return `  ${route}:\n    title: { th: ${title}, en: ${title} }\n${body}`;
}

/** What leads to a new screen. */
export function menuItemSkeleton(route: string): string {
  const title = humanise(route.split('/').at(-1) ?? route);
  return `{ label: { th: ${title}, en: ${title} }, link: ${route} }`;
}

export function gatewaySkeleton(name: string, code: string): string {
  return `${schemaLine}
gateway: ${name}
title: ${pascal(name)}
code: ${code}
credentials:
  merchant_id: { type: string, max: 64, th: Merchant ID, en: Merchant ID, required: true }
  api_key: { type: secret, th: API Key, en: API key, required: true }
  secret_key: { type: secret, th: Secret Key, en: Secret key, required: true }
has: [] # capabilities of gateway.yaml that it offers
`;
}

export function deploymentSkeleton(name: string, server: string): string {
  const title = humanise(name);
  return `${schemaLine}
deployment: ${name}
title: ${title}
server: ${server}
brand: { name: ${title} }
gateways: all # or a list: the others are off
areas: all
`;
}
