import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { Fault } from './faults'

/** A browser's connection and the server's, and what happens between them to the request that is under way. */
type Line = {
  browser: Socket
  upstream: Socket
  fault: Fault
  sent: number
  answered: number
  copy?: Socket
  dripped: Promise<void>
}

/**
 * Stands between a browser and the server. A fault that is set meets the next request that begins with `opening` and no
 * other, or, where it lasts, each of them: a browser sends again by itself what fails on a connection it has used before.
 */
export async function startFaultyProxy(port: number, opening: string) {
  const sockets = new Set<Socket>()
  let waiting: Fault = { kind: 'none' }
  let lasts = false
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    keep(socket)
    return socket
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const nextFault = () => {
    const fault = waiting
    if (!lasts) waiting = { kind: 'none' }
    return fault
  }

  const server = createServer((browser) => {
    keep(browser)
    const dripped = Promise.resolve()
    const line: Line = { browser, upstream: open(), fault: { kind: 'none' }, sent: 0, answered: 0, dripped }
    browser.on('data', (data) => {
      if (beginsRequest(data)) {
        const fault: Fault = data.includes(opening) ? nextFault() : { kind: 'none' }
        Object.assign(line, { fault, sent: 0, answered: 0, copy: undefined })
        if (fault.kind === 'duplicated request') line.copy = open().resume() // nobody hears what is answered to it
      }
      forward(line, data)
    })
    line.upstream.on('data', (data) => {
      giveBack(line, data)
    })
    browser.on('close', () => {
      if (!isSilent(line)) line.upstream.destroy()
    })
    line.upstream.on('close', () => {
      if (!isSilent(line)) browser.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(fault: Fault, how: { lasts: boolean }) {
      waiting = fault
      lasts = how.lasts
    },
    heal() {
      waiting = { kind: 'none' }
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const beginsRequest = (data: Buffer) => /^[A-Z]+ \/\S* HTTP\/1\.1\r\n/.test(data.toString('latin1', 0, 200))
const isSilent = ({ fault }: Line) => fault.kind.endsWith('silence')

function forward(line: Line, data: Buffer) {
  const { upstream, browser, fault, copy } = line
  copy?.write(data)
  if (fault.kind === 'latency') later(fault.ms, upstream, data)
  else if (fault.kind === 'cut request' || fault.kind === 'reset request' || fault.kind === 'request into silence') {
    const left = fault.afterBytes - line.sent
    if (left > 0) upstream.write(data.subarray(0, left))
    line.sent += data.length
    if (left > data.length) return
    if (fault.kind === 'cut request') browser.destroy()
    if (fault.kind === 'reset request') browser.resetAndDestroy()
  } else upstream.write(data)
}

function giveBack(line: Line, data: Buffer) {
  const { browser, fault } = line
  if (fault.kind === 'lost answer') browser.destroy()
  else if (fault.kind === 'latency') later(fault.ms, browser, data)
  else if (fault.kind === 'dripped answer') line.dripped = line.dripped.then(() => drip(browser, data, fault.everyMs))
  else if (fault.kind === 'truncated answer' || fault.kind === 'answer into silence') {
    const left = fault.afterBytes - line.answered
    if (left > 0) browser.write(data.subarray(0, left))
    line.answered += data.length
    if (fault.kind === 'truncated answer' && left <= data.length) browser.end()
  } else if (fault.kind !== 'request into silence') browser.write(data)
}

function later(ms: number, socket: Socket, data: Buffer) {
  setTimeout(() => {
    if (!socket.destroyed) socket.write(data)
  }, ms)
}

const DRIPS = 40

async function drip(socket: Socket, data: Buffer, everyMs: number) {
  const size = Math.ceil(data.length / DRIPS)
  for (let at = 0; at < data.length && !socket.destroyed; at += size) {
    socket.write(data.subarray(at, at + size))
    await wait(everyMs)
  }
}
