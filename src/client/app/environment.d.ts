/** webpack replaces these expressions at build time. */
declare const process: { env: Record<string, string | undefined> }
