import { api } from '~/client/api/api'
import { lazySchema } from '~/client/api/lazySchema'
import type {
  ChoicesResponse,
  DeskCaseResponse,
  DeskResponse,
  JudgementRequest,
  QuestionRequest,
} from '~/contract/cases'
import { endpoints } from '~/contract/endpoints'
import type { Language } from '~/contract/languages'

const casesContract = () => import(/* webpackChunkName: "validation" */ '~/contract/cases')

type OfCase<Body> = { id: string; body: Body }

const at = <Method extends string>({ method, url }: { method: Method; url: string }, id: string) => ({
  method,
  url: url.replace(':id', encodeURIComponent(id)),
})

/** The address of a photo in memory; an error stays the data that it is. */
const asPhotoUrl = async (response: Response): Promise<unknown> =>
  response.headers.get('Content-Type')?.startsWith('image/')
    ? URL.createObjectURL(await response.blob())
    : response.json()

const deskApi = api.enhanceEndpoints({ addTagTypes: ['Desk'] }).injectEndpoints({
  endpoints: (build) => ({
    /** In the language of the reader. */
    getDesk: build.query<DeskResponse, Language>({
      query: () => ({ ...endpoints.getDesk }),
      responseSchema: lazySchema(async () => (await casesContract()).deskResponseSchema),
      providesTags: ['Desk'],
    }),
    getChoices: build.query<ChoicesResponse, Language>({
      query: () => ({ ...endpoints.getChoices }),
      responseSchema: lazySchema(async () => (await casesContract()).choicesResponseSchema),
    }),
    takeCase: build.mutation<DeskCaseResponse, string>({
      query: (id) => at(endpoints.takeCase, id),
      responseSchema: lazySchema(async () => (await casesContract()).deskCaseResponseSchema),
      invalidatesTags: ['Desk'],
    }),
    leaveCase: build.mutation<null, string>({
      query: (id) => at(endpoints.leaveCase, id),
      invalidatesTags: ['Desk'],
    }),
    askFarmer: build.mutation<null, OfCase<QuestionRequest>>({
      query: ({ id, body }) => ({ ...at(endpoints.askFarmer, id), body }),
      invalidatesTags: ['Desk'],
    }),
    answerCase: build.mutation<null, OfCase<JudgementRequest>>({
      query: ({ id, body }) => ({ ...at(endpoints.answerCase, id), body }),
      invalidatesTags: ['Desk'],
    }),
    /** The address of the photo, which lives as long as it is shown. */
    getCasePhoto: build.query<string, { id: string; index: number }>({
      query: ({ id, index }) => {
        const { method, url } = at(endpoints.getCasePhoto, id)
        return { method, url: url.replace(':index', String(index)), responseHandler: asPhotoUrl }
      },
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined)
        await cacheEntryRemoved
        if (loaded) URL.revokeObjectURL(loaded.data)
      },
    }),
  }),
})

export const {
  useGetDeskQuery,
  useGetChoicesQuery,
  useTakeCaseMutation,
  useLeaveCaseMutation,
  useAskFarmerMutation,
  useAnswerCaseMutation,
  useGetCasePhotoQuery,
} = deskApi
