import { api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import { endpoints } from '~/contract/endpoints'
import type { NotesRequest, NotesResponse } from '~/contract/notes'

const notesResponse = lazySchema(
  async () => (await import(/* webpackChunkName: "validation" */ '~/contract/notes')).notesResponseSchema,
)

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotes: build.query<NotesResponse, void>({
      query: () => ({ ...endpoints.getNotes }),
      responseSchema: notesResponse,
      keepUnusedDataFor: 0, // the phone's own storage has them
    }),
    storeNotes: build.mutation<NotesResponse, NotesRequest>({
      query: (body) => ({ ...endpoints.storeNotes, body }),
      responseSchema: notesResponse,
    }),
    deleteNote: build.mutation<null, string>({
      query: (id) => ({
        ...endpoints.deleteNote,
        url: endpoints.deleteNote.url.replace(':id', encodeURIComponent(id)),
      }),
    }),
  }),
})

export const { getNotes, storeNotes, deleteNote } = notesApi.endpoints
