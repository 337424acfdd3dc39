import { createAction } from '@reduxjs/toolkit'

/** Of the upload that is being sent; one is sent at a time. `share`: from 0 to 1. */
export const uploadProgressed = createAction<{ share: number }>('api/uploadProgressed')
