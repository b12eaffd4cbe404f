/** What `markdown-to-jsx` is for RJSF here (vite.config.ts): texts are shown as they are, never as markup. */
export const Markdown = ({ children }: { readonly children: string }) => children;
