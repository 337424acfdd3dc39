/** webpack replaces these expressions when it builds. */
declare const process: { env: Record<string, string | undefined> }
