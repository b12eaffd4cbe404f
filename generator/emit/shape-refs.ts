import type { JsonSchema } from '#contract/endpoint.ts';
import type { FieldShape } from '#contract/field.ts';
import type { SchemaUse } from '#contract/json-schema.ts';
import { shapeType } from './type-text.ts';

/** Where openapi.json has what several schemas refer to. */
export const components = '#/components/schemas/';

/** `{ $ref: '#/components/schemas/PaymentSource' }` */
export const referTo = (shape: FieldShape, use: SchemaUse): JsonSchema => ({
  $ref: `${components}${shapeType(shape, use === 'body' ? 'body' : 'reply')}`,
});
