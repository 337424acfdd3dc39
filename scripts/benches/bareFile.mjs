// The floor: bare node:http that sends so many bytes from memory with the headers it was told.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'

const { headers, length } = JSON.parse(process.env.SAID)
const body = randomBytes(length)
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('up\n'))
