import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'

import { endpoints } from '~/contract/endpoints'
import { MAX_NOTES, MAX_NOTES_AT_ONCE } from '~/contract/limits'
import { notesRequestSchema, notesResponseSchema, type NotesRequest } from '~/contract/notes'
import type { AccountNotes } from '~/server/domain/notes/accountNotes'

import { BEARER, refusal, returns, returnsNothing } from '../plumbing/openApi'

type NoteRoutesDeps = { notes: AccountNotes; requireUser: onRequestAsyncHookHandler }

/** A note is at most 700 bytes of UTF-8. */
const MAX_NOTES_BYTES = MAX_NOTES_AT_ONCE * 1024

/** What the account has noted in its fields. */
export const noteRoutes: FastifyPluginAsync<NoteRoutesDeps> = async (app, { notes, requireUser: onRequest }) => {
  app.route({
    ...endpoints.getNotes,
    onRequest,
    compress: {},
    schema: documents.getNotes,
    handler: async ({ user }) => notes.list(user),
  })

  app.route<{ Body: NotesRequest }>({
    ...endpoints.storeNotes,
    onRequest,
    compress: {},
    bodyLimit: MAX_NOTES_BYTES,
    schema: documents.storeNotes,
    handler: async ({ user, body }) => notes.store(user, body.notes),
  })

  app.route<{ Params: { id: string } }>({
    ...endpoints.deleteNote,
    onRequest,
    schema: documents.deleteNote,
    handler: async ({ user, params }, reply) => {
      await notes.delete({ accountId: user.id, id: params.id })
      return reply.code(204).send()
    },
  })
}

const ALL = returns('All notes of the account, newest first.', notesResponseSchema)

const documents = {
  getNotes: {
    summary: 'What the account has noted in its fields.',
    ...BEARER,
    response: { 200: ALL },
  },
  storeNotes: {
    summary: `Store notes that a phone has made, at most ${MAX_NOTES_AT_ONCE} at once. A note whose id the account has changes nothing; one from more than a day ahead is dated to its arrival.`,
    ...BEARER,
    body: notesRequestSchema,
    response: { 200: ALL, 409: refusal(`The account would have more than ${MAX_NOTES} notes: none is stored.`) },
  },
  deleteNote: {
    summary: 'Delete a note of the account.',
    ...BEARER,
    params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    response: { 204: returnsNothing('There is no such note of this account any more.') },
  },
}
