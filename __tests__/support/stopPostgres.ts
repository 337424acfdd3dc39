/** Jest's global teardown: stops and removes the PostgreSQL of startPostgres. */
export default async function stopPostgres() {
  await globalThis.testPostgres?.remove()
}
