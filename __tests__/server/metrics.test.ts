import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

import { endpoints } from '~/contract/endpoints'
import { refuse } from '~/server/domain/domainError'
import { describeBuild, watchWorkers } from '~/server/metrics/gauges'
import { createMetrics } from '~/server/metrics/metrics'
import { serveMetrics } from '~/server/metrics/serveMetrics'

import { diagnose, getUser, signUp } from '../support/calls'
import { freePort } from '../support/product'
import { buildTestApp, farmer, observations } from '../support/testApp'

const noStatistics = () => Promise.reject(new Error('not asked for'))

describe('the metrics', () => {
  it('count responses by route and status, scans by verdict, credits and refusals', async () => {
    const metrics = createMetrics()
    const looks = [observations.confident, observations.notALeaf, refuse('unavailable', 'tooManyPhotos')]
    const classify = async () => {
      const next = looks.shift()!
      if (next instanceof Error) throw next
      return next
    }
    const app = await buildTestApp({ metrics, classify })
    const { access } = await signUp(app)
    for (const photo of ['one', 'two', 'three']) await diagnose(app, access, { content: Buffer.from(photo) })
    await app.inject({ ...endpoints.login, payload: { ...farmer, password: 'something else' } })
    await getUser(app, access)
    await app.inject('/api/no/such/canary-address')
    await app.inject('/%zz')
    await app.close()

    const lines = (await metrics.registry.metrics()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'jani_request_duration_seconds_count{method="POST",route="/api/predict/",status="200"} 2',
        'jani_request_duration_seconds_count{method="POST",route="/api/predict/",status="503"} 1',
        'jani_request_duration_seconds_count{method="GET",route="/api/users/get_user",status="200"} 1',
        'jani_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
        'jani_scans_total{verdict="confident"} 1',
        'jani_scans_total{verdict="notALeaf"} 1',
        'jani_credits_charged_total 1',
        'jani_refusals_total{code="tooManyPhotos"} 1',
        'jani_refusals_total{code="wrongCredentials"} 1',
        'jani_inference_duration_seconds_count{outcome="done"} 2',
        'jani_inference_duration_seconds_count{outcome="refused"} 1',
        'jani_inference_in_progress 0',
      ]),
    )
    expect(lines.join('\n')).not.toMatch(/canary|127\.0\.0\.1/)
  })

  it('are served on a port of their own, with the metrics of the process and its versions', async () => {
    const port = await freePort()
    const metrics = createMetrics()
    describeBuild(metrics, { version: '0.4.0', model: '7' })
    const server = await serveMetrics(metrics, noStatistics, { host: '127.0.0.1', port })
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    const text = await response.text()
    expect(response.headers.get('content-type')).toMatch('text/plain')
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'jani_scans_total'])
      expect(text).toContain(name)
    expect(text).toContain('jani_build_info{version="0.4.0",model="7"} 1')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    const statusAs = (host: string) =>
      new Promise((resolve) => {
        get({ port, path: '/metrics', headers: { host } }, (response) => {
          resolve(response.resume().statusCode)
        })
      })
    const hosts = ['server-1:9464', '[::1]:9464', 'attacker.example', 'attacker.example:9464']
    expect(await Promise.all(hosts.map(statusAs))).toEqual([200, 200, 421, 421])
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
    await server.close()
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  })

  it('leave out workers that are in other processes', async () => {
    const metrics = createMetrics()
    watchWorkers(metrics, {})
    expect(await metrics.registry.metrics()).not.toMatch(/jani_workers_alive|jani_inference_capacity/)
    watchWorkers(metrics, { capacity: 5, aliveWorkers: () => 1 })
    expect(await metrics.registry.metrics()).toMatch(/^jani_workers_alive 1$[^]+^jani_inference_capacity 5$/m)
  })

  it('are not served by the app', async () => {
    const app = await buildTestApp()
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    await app.close()
  })

  it('report in one sentence that their port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    await expect(serveMetrics(createMetrics(), noStatistics, { host: '127.0.0.1', port })).rejects.toThrow(
      `Metrics cannot be served on 127.0.0.1:${port} (EADDRINUSE); set METRICS_PORT.`,
    )
    other.close()
  })
})
