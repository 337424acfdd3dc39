/** Response schemas; one chunk with everything that validates. */
export const responses = () => import(/* webpackChunkName: "validation" */ '~/contract/responses')
