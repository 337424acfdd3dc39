import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { parse, parseAllDocuments } from 'yaml'

type Labels = Record<string, string>
type Port = { name: string; containerPort: number }
type Probe = { httpGet: { path: string; port: string } }
type Container = {
  image: string
  command?: string[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[]
  ports: Port[]
  securityContext: object
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe | undefined>
type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Labels }
  stringData?: Labels
  spec: {
    selector: Labels & { matchLabels: Labels }
    template: { metadata: { labels: Labels }; spec: { securityContext: object; containers: Container[] } }
    ports: { port: number; targetPort: string }[]
    podSelector: { matchLabels: Labels }
    ingress: { from?: { podSelector?: { matchLabels: Labels } }[]; ports: { port: string }[] }[]
    scaleTargetRef: { name: string }
  }
}
type Kustomization = {
  resources: string[]
  images: { name: string }[]
  configMapGenerator: { name: string; literals: string[] }[]
}

const root = join(__dirname, '..', '..')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const folder = ['deploy', 'kubernetes']
const manifestsIn = (file: string) =>
  parseAllDocuments(read(...folder, file)).map((document) => document.toJSON() as Manifest)

const kustomization = parse(read(...folder, 'kustomization.yaml')) as Kustomization
const manifests = kustomization.resources.flatMap(manifestsIn)
const [secret] = manifestsIn('secret.example.yaml')
const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)

const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const deployments = ofKind('Deployment')
const labelsOf = ({ spec }: Manifest) => spec.template.metadata.labels
const containerOf = ({ spec }: Manifest) => spec.template.spec.containers[0]!
const matches = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)
/** The one deployment whose pods a selector chooses. */
const chosenBy = (selector: Labels) => {
  const [chosen, ...others] = deployments.filter((deployment) => matches(selector, labelsOf(deployment)))
  expect(others).toEqual([])
  return chosen!
}
const portsOf = (deployment: Manifest) => containerOf(deployment).ports.map(({ name }) => name)

it('lists every manifest but the secret, which is an example', () => {
  const files = readdirSync(join(root, ...folder)).filter(
    (file) => !/^(kustomization|secret\.example)\.yaml$/.test(file),
  )
  expect(kustomization.resources.toSorted()).toEqual(files.sort())
  expect(read('.gitignore')).toMatch(/^deploy\/kubernetes\/secret\.yaml$/m)
})

it('selects the pods of one deployment by each selector, and ports that its container names', () => {
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['web', 'inference'])
  for (const deployment of deployments) expect(chosenBy(deployment.spec.selector.matchLabels)).toBe(deployment)
  for (const { metadata, spec } of ofKind('Service')) {
    const deployment = chosenBy(spec.selector)
    expect(deployment.metadata.name).toBe(metadata.name)
    for (const { targetPort } of spec.ports) expect(portsOf(deployment)).toContain(targetPort)
  }
  for (const { spec } of ofKind('PodDisruptionBudget')) expect(chosenBy(spec.selector.matchLabels)).toBeDefined()
  for (const { spec } of ofKind('NetworkPolicy')) {
    const ports = portsOf(chosenBy(spec.podSelector.matchLabels))
    for (const { port } of spec.ingress.flatMap(({ ports: opened }) => opened)) expect(ports).toContain(port)
    for (const { podSelector } of spec.ingress.flatMap(({ from = [] }) => from))
      if (podSelector) expect(chosenBy(podSelector.matchLabels)).toBeDefined()
  }
  for (const kind of ['HorizontalPodAutoscaler', 'ScaledObject'])
    for (const { spec } of ofKind(kind))
      expect(deployments.map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef.name)
})

it('sets only environment variables that the server knows, and secrets that the example has', () => {
  const configMaps = new Map(kustomization.configMapGenerator.map(({ name, literals }) => [name, literals]))
  const inSecret = Object.keys(secret!.stringData!)
  for (const deployment of deployments) {
    const { env, envFrom = [] } = containerOf(deployment)
    for (const { valueFrom } of env) if (valueFrom) expect(inSecret).toContain(valueFrom.secretKeyRef.key)
    const given = envFrom.flatMap(({ configMapRef }) =>
      configMapRef ? configMaps.get(configMapRef.name)!.map((literal) => literal.split('=')[0]!) : inSecret,
    )
    expect([...given, ...env.map(({ name }) => name)].filter((name) => !settings.includes(name))).toEqual([])
  }
})

it('gives inference no secret but its own', () => {
  const { env, envFrom } = containerOf(deployments[1]!)
  expect(envFrom).toBeUndefined()
  expect(env.filter(({ valueFrom }) => valueFrom).map(({ name }) => name)).toEqual(['INFERENCE_SECRET'])
})

it('names the service of inference in INFERENCE_URL', () => {
  const { literals } = kustomization.configMapGenerator[0]!
  const { host } = new URL(literals.find((literal) => literal.startsWith('INFERENCE_URL='))!.split('=')[1]!)
  const service = ofKind('Service').find(({ metadata }) => metadata.name === 'inference')!
  expect(host).toBe(`${service.metadata.name}:${service.spec.ports[0]!.port}`)
})

it('asks /healthz of a web server, whose restart would mend no database, and /readyz only before inference gets photos', () => {
  const paths = deployments.map((deployment) => {
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(deployment)
    for (const probe of [startupProbe, readinessProbe, livenessProbe])
      if (probe) expect(portsOf(deployment)).toContain(probe.httpGet.port)
    return [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path)
  })
  expect(paths).toEqual([
    ['/healthz', '/healthz', '/healthz'],
    [undefined, '/readyz', '/healthz'],
  ])
})

it('runs built programs of one image without root, capabilities or a writable root', () => {
  const image = kustomization.images[0]!.name
  const built = read('webpack.config.ts')
  for (const deployment of deployments) {
    const { image: used, command = [], securityContext } = containerOf(deployment)
    expect(used).toBe(image)
    for (const program of command.slice(1))
      expect(built).toContain(`    ${/(\w+)\.js$/.exec(program)![1]}: from('src/server/`)
    expect(deployment.spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true })
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  }
  expect(existsSync(join(root, 'src', 'server', 'inferenceMain.ts'))).toBe(true)
})
