/** TypeScript that `new` writes next to its YAML: what a gateway and a hand-written screen need to be sound. */

/** The interface of a gateway as those without public documents are taken to speak. */
export const interfaceSkeleton = (
  name: string,
): string => `import { merchantProtocol } from '#server/providers/gateways/merchant-protocol.ts';

/** The interface of ${name}, as the general model has it: what its documents say otherwise belongs here. */
export const protocol = merchantProtocol('${name}', {
  login: { by: 'key', header: 'x-api-key', credential: 'api_key' },
});
`;

/** A screen by hand that says its title, to be filled. */
export const pageSkeleton = (title: string): string =>
  [
    "import { PageHeader } from '#web/ui/page-header.tsx';",
    '',
    'export default function Page() {',
    `  return <PageHeader title="${title}" />;`,
    '}',
    '',
  ].join('\n');
