import { leafPack } from '~/client/device/leafPack'
import { registerWorker } from '~/client/device/serviceWorker'
import { withDeadline } from '~/client/device/withDeadline'
import type { AppDispatch, AppThunk } from '~/client/store/store'
import { addAppListener } from '~/client/store/withTypes'
import type { LeafPack, PackFile } from '~/contract/leafPack'

import { leafOnPhone } from './leafOnPhone'
import {
  fileDelayed,
  fileKept,
  keepingBroken,
  keepingStarted,
  keepingStopped,
  packKept,
  packRead,
  packRemoved,
  selectPack,
} from './packSlice'

/** After a file that did not come; a network that is lost ends them early when it is back. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000]
/** Asked for one by one, each small file would wait for a distant server; of large ones, a broken line loses only one. */
const PARALLEL = { small: 6, large: 1 }
const SMALL_BYTES = 10_000

const wireBytesOf = (files: readonly PackFile[]) => files.reduce((sum, { wireBytes }) => sum + wireBytes, 0)

/** What is kept, and what the server has. */
export const readPack = (): AppThunk<Promise<void>> => async (dispatch) => {
  const kept = (await leafPack.readKept()) ?? null
  const isAble = kept !== null || (await leafOnPhone.canLook())
  const offered = isAble ? await leafPack.readOffered().catch(() => null) : null
  const missingBytes = offered ? wireBytesOf(await leafPack.missingOf(offered)) : 0
  dispatch(packRead({ isAble, kept, offered, missingBytes }))
}

/** Fetches what has not come yet, until that is stopped or the line is lost for long. */
export const keepPack = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectPack(getState()).status === 'keeping') return
  const stop = new AbortController()
  const onStopped = () => {
    stop.abort()
  }
  const whenStopped = addAppListener({ actionCreator: keepingStopped, effect: onStopped })
  const stopListening = (dispatch as AppDispatch)(whenStopped)
  dispatch(keepingStarted())
  try {
    await withDeadline(registerWorker()) // the app itself must open without a network, too
    const storage = navigator.storage as StorageManager | undefined // not in every WebKit
    void storage?.persist().catch(() => false) // some browsers ask first
    const pack = await dispatch(withPauses(() => leafPack.readOffered(), stop.signal))
    const missing = await leafPack.missingOf(pack)
    const kept = selectPack(getState()).kept
    dispatch(packRead({ isAble: true, kept, offered: pack, missingBytes: wireBytesOf(missing) }))
    await dispatch(fetchFiles(pack, missing, stop.signal))
    await leafPack.finish(pack)
    dispatch(packKept(pack))
  } catch {
    if (!stop.signal.aborted) dispatch(keepingBroken())
  } finally {
    stopListening()
  }
}

const fetchFiles =
  (pack: LeafPack, files: readonly PackFile[], signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const fetchAll = async (some: PackFile[], parallel: number) => {
      const fetchNext = async () => {
        for (let file = some.shift(); file; file = some.shift()) {
          const next = file
          await dispatch(withPauses(() => leafPack.fetchFile(pack, next, signal), signal))
          dispatch(fileKept(next.wireBytes))
        }
      }
      await Promise.all(Array.from({ length: parallel }, fetchNext))
    }
    const isSmall = ({ wireBytes }: PackFile) => wireBytes < SMALL_BYTES
    await fetchAll(files.filter(isSmall), PARALLEL.small)
    await fetchAll(
      files.filter((file) => !isSmall(file)),
      PARALLEL.large,
    )
  }

/** Says at once that the line broke, tries again after each pause, and rejects after the last. */
const withPauses =
  <Result>(act: () => Promise<Result>, signal: AbortSignal): AppThunk<Promise<Result>> =>
  async (dispatch) => {
    for (const pauseMs of PAUSES_MS) {
      try {
        return await act()
      } catch (error) {
        if (signal.aborted) throw error
        dispatch(fileDelayed())
        await pause(pauseMs, signal)
      }
    }
    return act()
  }

/** Resolves earlier when a network is back or `signal` is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

export const removePack = (): AppThunk<Promise<void>> => async (dispatch) => {
  await leafPack.remove()
  dispatch(packRemoved())
}
