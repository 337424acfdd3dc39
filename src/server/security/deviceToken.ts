import { randomBytes } from 'node:crypto'

/** 256 random bits that say nothing about the browser that carries them. */
export const newDeviceToken = () => randomBytes(32).toString('base64url')
