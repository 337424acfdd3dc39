import type { Middleware } from '@reduxjs/toolkit'

const arrived: Middleware[] = []

/** For code that comes later than the store: the first to be added sees an action first. Adding twice changes nothing. */
export function addLateMiddleware(...added: Middleware[]) {
  for (const middleware of added) if (!arrived.includes(middleware)) arrived.push(middleware)
}

/** Hands every action to what has been added so far, in every store, also in those that were made before. */
export const lateMiddleware: Middleware = (store) => {
  const bound = new Map<Middleware, ReturnType<Middleware>>()
  const bind = (middleware: Middleware) => {
    const known = bound.get(middleware) ?? middleware(store)
    bound.set(middleware, known)
    return known
  }
  return (next) => (action) => arrived.reduceRight((inner, middleware) => bind(middleware)(inner), next)(action)
}
