/** Markdown as it would be read aloud: without the marks of headings, lists, emphasis and links. */
export const plainText = (markdown: string) =>
  markdown
    .replace(/^ {0,3}(#{1,6}|>|[-*+]|\d+[.)]) +/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|~~)/g, '')
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, '$1$2')
