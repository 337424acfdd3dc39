/** Jest's global teardown: ends the PostgreSQL that startPostgres began, and removes all of it. */
export default async function stopPostgres() {
  await globalThis.testPostgres?.remove()
}
