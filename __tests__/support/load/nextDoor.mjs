// A server that turns everybody away at once, with as little work as can be, and counts how often that took 5 ms at most.
import { createServer } from 'node:http'

const SOON_MS = 5
const { status, headers, body } = JSON.parse(process.argv[2])
const counts = { all: 0, soon: 0 }

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(counts))
    return
  }
  const begun = performance.now()
  response.on('finish', () => {
    counts.all++
    if (performance.now() - begun <= SOON_MS) counts.soon++
  })
  request.resume()
  response.writeHead(status, headers)
  response.end(body)
}).listen(0, '127.0.0.1', function () {
  process.stdout.write(`http://127.0.0.1:${this.address().port}`)
})
