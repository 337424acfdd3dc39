// The floor: bare node:http that sends what it was told to, whatever it is asked.
import { createServer } from 'node:http'

const { headers, body } = JSON.parse(process.env.SAID)
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('up\n'))
