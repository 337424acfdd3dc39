const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

/** Jest runs CommonJS, so the packages that are ES modules only are translated. */
const esModules = readdirSync('node_modules').filter((name) => {
  try {
    return JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')).type === 'module'
  } catch {
    return false // a scope or a hidden folder
  }
})

/** @type {import('@swc/core').Config} */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
    baseUrl: __dirname,
    paths: { '~/*': ['src/*'] },
  },
}

/** @type {import('jest').Config} */
const shared = {
  transform: { '\\.m?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}|@ungap/structured-clone|@fastify/cookie)/)`],
  restoreMocks: true,
}

/** Parts of the app: fake-indexeddb waits with `setImmediate`. */
const ofClient = { fakeTimers: { doNotFake: ['queueMicrotask', 'setImmediate'] } }

/** @type {import('jest').Config} */
const onServer = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/__tests__/support/startPostgres.ts',
  globalTeardown: '<rootDir>/__tests__/support/stopPostgres.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupServer.ts'],
}

/** @type {import('jest').Config} */
module.exports = {
  testTimeout: 60_000,
  projects: [
    {
      // of the client what needs no DOM: `.test.ts`, while `.test.tsx` runs in jsdom
      ...shared,
      ...ofClient,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{client,contract,diagnosis,scripts,serviceWorker,vision}/**/*.test.ts'],
    },
    { ...onServer, displayName: 'server', testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'] },
    {
      ...shared,
      ...ofClient,
      displayName: 'client',
      testEnvironment: 'jest-fixed-jsdom',
      setupFiles: ['<rootDir>/__tests__/support/setupNodeGlobals.ts', 'fake-indexeddb/auto'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupClient.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/support/emptyStyles.ts' },
      testMatch: ['<rootDir>/__tests__/client/**/*.test.tsx'],
    },
    { ...onServer, displayName: 'stress', testMatch: ['<rootDir>/__tests__/stress/**/*.test.ts'] },
  ],
}
