/** What `fast-uri` is for RJSF here (vite.config.ts): the schemas of our forms refer to no other, so nothing is resolved. */
export default {
  resolve(base: string, reference: string): never {
    throw new Error(`the schema of a form refers to ${reference} (in ${base})`);
  },
};
