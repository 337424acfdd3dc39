// A server that turns everybody away at once, with as little work as can be.
import { createServer } from 'node:http'

createServer((request, response) => {
  request.resume()
  response.writeHead(503, { 'retry-after': '2', 'content-length': '0' })
  response.end()
}).listen(0, '127.0.0.1', function () {
  process.stdout.write(`http://127.0.0.1:${this.address().port}`)
})
