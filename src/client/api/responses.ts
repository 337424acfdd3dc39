/** The schemas of answers. Everything that validates is in one script. */
export const responses = () => import(/* webpackChunkName: "validation" */ '~/contract/responses')
